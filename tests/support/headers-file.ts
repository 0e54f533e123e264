interface Rule {
  readonly path: string
  readonly lines: readonly (readonly [name: string, value: string | undefined])[]
}

/** A `_headers` file as its rules, in order; `! Name` is a line without a value. Throws on a line that is neither. */
export function parseHeadersFile(text: string): readonly Rule[] {
  return text
    .trim()
    .split(/\n\n+/u)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      if (!/^\/[\w*./-]*$/u.test(path)) throw new Error(`Not a path: ${path}`)
      return { path, lines: lines.map(parseLine) }
    })
}

function parseLine(line: string): readonly [string, string | undefined] {
  const [, removed, name, value] = /^ {2}(?:! ([\w-]+)|([\w-]+): (\S.*))$/u.exec(line) ?? []
  if (removed !== undefined) return [removed, undefined]
  if (name === undefined) throw new Error(`Neither a header nor a removal: ${line}`)
  return [name, value]
}

const matching = (rules: readonly Rule[], address: string, matches: (path: string) => RegExp) =>
  rules.filter(({ path }) => matches(path).test(address))
const escape = (path: string) => path.replaceAll(/[.+?^$()[\]{}|\\]/gu, String.raw`\$&`)

/** Cloudflare Pages: every match counts; removals of a rule come first, a header that is set twice is joined with a comma. */
export function asCloudflare(rules: readonly Rule[], address: string): Record<string, string> {
  const headers = new Map<string, string>([['Access-Control-Allow-Origin', '*']])
  const set = new Set<string>()
  const pattern = (path: string) => new RegExp(`^${escape(path).replaceAll('*', '.*')}$`, 'u')
  for (const { lines } of matching(rules, address, pattern)) {
    for (const [name, value] of lines) if (value === undefined) headers.delete(name)
    for (const [name, value] of lines) {
      if (value === undefined) continue
      const present = set.has(name) ? headers.get(name) : undefined
      headers.set(name, present === undefined ? value : `${present}, ${value}`)
      set.add(name)
    }
  }
  return Object.fromEntries(headers)
}

/** Netlify: the last match wins; removals are unknown to it; a `*` for a whole part also stands for no part. */
export function asNetlify(rules: readonly Rule[], address: string): Record<string, string> {
  const pattern = (path: string) =>
    new RegExp(`^${escape(path).replace(/\/\*$/u, '/?*').replaceAll('*', '.*')}/?$`, 'iu')
  return Object.fromEntries(
    matching(rules, address, pattern).flatMap(({ lines }) =>
      lines.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  )
}
