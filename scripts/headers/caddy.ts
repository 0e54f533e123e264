import type { HeaderRule } from './header-rules.ts'
import { MEDIA_TYPES } from './media-types.ts'
import { headerTables, isPrefix, lines, prefixPattern, value, variableFor } from './tables.ts'

const CONTENT_TYPE = variableFor('Content-Type')

/** Caddy: the snippets `site_headers` for every answer and `site_missing_headers` for the 404 page. */
export function toCaddyHeaders(rules: readonly HeaderRule[]): string {
  const tables = headerTables(rules)
  const usual = Object.entries(rules[0]?.headers ?? {})
  const html = MEDIA_TYPES['html'] ?? ''
  return lines(
    '(site_headers) {',
    ...tables.flatMap(({ name, usual: text, others }) =>
      map(name, [
        ...others.map(({ path, text: other }) => [
          isPrefix(path) ? `~${prefixPattern(path)}` : path,
          other,
        ]),
        ['default', text],
      ]),
    ),
    ...map('Content-Type', [
      ...Object.entries(MEDIA_TYPES).map(([extension, type]) => [`~\\.${extension}$`, type]),
      [String.raw`~\.[^/]*$`, 'application/octet-stream'],
      ['default', html],
    ]),
    '\theader {',
    ...usual.map(([name, text]) => {
      const isTable = tables.some((table) => table.name === name)
      return `\t\t${name} ${isTable ? `{${variableFor(name)}}` : value(text)}`
    }),
    `\t\tContent-Type {${CONTENT_TYPE}}`,
    '\t}',
    '}',
    '',
    '(site_missing_headers) {',
    '\theader {',
    ...usual.map(([name, text]) => `\t\t${name} ${value(text)}`),
    `\t\tContent-Type ${value(html)}`,
    '\t}',
    '}',
  )
}

const map = (name: string, entries: readonly (readonly string[])[]) => [
  `\tmap {path} {${variableFor(name)}} {`,
  ...entries.map(([from = '', to = '']) => `\t\t${from} ${value(to)}`),
  '\t}',
]
