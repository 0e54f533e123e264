import type { HeaderRule } from './header-rules.ts'

/** What Cloudflare Pages takes in one file. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * The rules in the `_headers` format of Cloudflare Pages and Netlify. Where rules meet, Netlify takes the later value, but
 * Cloudflare joins both with a comma: `! Name` drops the earlier one there, and Netlify passes over the line.
 * Throws where the file would go beyond Cloudflare's limits.
 */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MOST_RULES) {
    throw new Error(
      `_headers would have ${String(rules.length)} rules, Cloudflare Pages takes ${String(MOST_RULES)}: put pages into folders, which share a rule.`,
    )
  }
  const blocks = rules.map(({ path, headers }, index) =>
    [
      path,
      // Cloudflare lets every site read every file unless told otherwise.
      ...(index === 0 ? ['  ! Access-Control-Allow-Origin'] : []),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(index === 0 ? [] : [`  ! ${name}`]),
        `  ${name}: ${value}`,
      ]),
    ].join('\n'),
  )
  const text = `${blocks.join('\n\n')}\n`
  const tooLong = text.split('\n').find((line) => line.length > LONGEST_LINE)
  if (tooLong !== undefined) {
    throw new Error(
      `A line of _headers has ${String(tooLong.length)} characters, Cloudflare Pages takes ${String(LONGEST_LINE)}: ${tooLong.slice(0, 80)}…`,
    )
  }
  return text
}
