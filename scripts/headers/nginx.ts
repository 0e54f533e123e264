// Writes the header rules as nginx reads them.
import type { HeaderRule } from './header-rules.ts'
import { MEDIA_TYPES } from './media-types.ts'
import { headerTables, isPrefix, lines, prefixPattern, value, variableFor } from './tables.ts'

/** nginx, `http` level: the address without `.html`, and a table for each header that differs by address. */
export function toNginxMaps(rules: readonly HeaderRule[]): string {
  const tables = headerTables(rules).map(({ name, usual, others }) => [
    `map $site_address $${variableFor(name)} {`,
    `  default ${value(usual)};`,
    ...others.map(({ path, text }) =>
      isPrefix(path) ? `  "~${prefixPattern(path)}" ${value(text)};` : `  ${path} ${value(text)};`,
    ),
    '}',
  ])
  return lines(
    '# The file that answers has .html in its name, the rules speak of the address without.',
    'map $uri $site_address {',
    '  default $uri;',
    '  /index.html /;',
    String.raw`  "~^(?<site_page>/.+)\.html$" $site_page;`,
    '}',
    ...tables.flatMap((table) => ['', ...table]),
  )
}

/** nginx, `server` level: content types, and every header on every answer. */
export const toNginxHeaders = (rules: readonly HeaderRule[]): string => {
  const tables = new Set(headerTables(rules).map(({ name }) => name))
  return lines(
    'types {',
    ...Object.entries(MEDIA_TYPES).map(([extension, type]) => `  ${value(type)} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    '',
    ...Object.entries(rules[0]?.headers ?? {}).map(
      ([name, text]) =>
        `add_header ${name} ${tables.has(name) ? `$${variableFor(name)}` : value(text)} always;`,
    ),
  )
}

/** nginx, `http` level: where an answer belongs. The site's host with or without `www.` leads to the one that `domain` names. */
export function toNginxOrigin(domain: string): string {
  const { host } = new URL(domain)
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  return lines(
    'map $host $site_origin {',
    '  default https://$host;',
    `  ${other} ${value(`https://${host}`)};`,
    '}',
  )
}
