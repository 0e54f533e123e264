// The header rules as tables, for servers that look a value up by address.
import type { HeaderRule } from './header-rules.ts'

/** The values of one header by address, as servers take them that stop at the first match. */
export interface HeaderTable {
  readonly name: string
  /** Value where no other line matches: that of the first rule, which covers everything. */
  readonly usual: string
  /** The most particular first. */
  readonly others: readonly { readonly path: string; readonly text: string }[]
}

/** A table for every header that is not the same everywhere. */
export function headerTables(rules: readonly HeaderRule[]): readonly HeaderTable[] {
  const [first, ...rest] = rules
  return Object.entries(first?.headers ?? {})
    .map(([name, usual]) => ({
      name,
      usual,
      others: rest
        .flatMap(({ path, headers }) => {
          const text = headers[name]
          return text === undefined ? [] : [{ path, text }]
        })
        .toReversed(),
    }))
    .filter(({ others }) => others.length > 0)
}

export const isPrefix = (path: string): boolean => path.endsWith('*')

/** Regular expression for the addresses that a rule with `*` covers. */
export const prefixPattern = (path: string): string =>
  `^${path.slice(0, -1).replaceAll(/[.+?^$()[\]{}|\\]/gu, String.raw`\$&`)}`

/** 'Cache-Control' → 'site_Cache_Control', a variable in nginx and Caddy. */
export const variableFor = (header: string): string => `site_${header.replaceAll('-', '_')}`

/** A value as nginx and Caddy write it. */
export const value = (text: string): string => `"${text}"`

/** A file of these lines, which says where it comes from. */
export const lines = (...all: readonly string[]): string =>
  `# Written by npm run build from scripts/headers/; do not edit.\n${all.join('\n')}\n`
