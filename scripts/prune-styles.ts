// Takes what a built page has no use for out of its styles: rules that cannot meet anything, and what only those asked for.
import {
  Features,
  transform,
  type CustomAtRules,
  type Rule,
  type SelectorComponent,
  type Visitor,
} from 'lightningcss'
import { browserTargets } from './browser-targets.ts'
import type { Says } from './page-scripts.ts'

const STYLE = /<style>(.*?)<\/style>/su

/** By styles: what was left of them, and which names were there. A thousand posts have the same styles and the same answers. */
const known = new Map<
  string,
  { readonly answers: ReadonlyMap<string, boolean>; readonly left: string }
>()

/**
 * Leaves out each rule of the page's styles that needs an element, a class, an id or a `data-` attribute (or a word as its
 * value) of which neither the page nor a script that it may load says the name: what other pages need of a shared file.
 * Browsers set attributes without `data-` themselves (`open`), so those count as there. Custom properties and keyframes that
 * nothing names any more go too.
 *
 * @param isNamedElsewhere what the page's scripts name, or a page that shares its policy
 */
export function pruneStyles(html: string, isNamedElsewhere: Says): string {
  const styles = STYLE.exec(html)?.[1]
  if (styles === undefined) return html
  const words = wordsOf(html)
  const isNamed = (name: string): boolean => words.has(name) || isNamedElsewhere(name)
  const before = known.get(styles)
  if (before && [...before.answers].every(([name, answer]) => isNamed(name) === answer))
    return html.replace(STYLE, () => `<style>${before.left}</style>`)

  const answers = new Map<string, boolean>()
  const isNoted = (name: string): boolean => {
    const answer = isNamed(name)
    answers.set(name, answer)
    return answer
  }
  const isMissing = (part: SelectorComponent): boolean => {
    if (part.type === 'type' || part.type === 'class' || part.type === 'id')
      return !isNoted(part.name)
    if (part.type === 'attribute' && part.name.startsWith('data-')) {
      const word = part.operation?.operator === 'equal' ? part.operation.value : ''
      return !isNoted(part.name) || (isWord(word) && !isNoted(word))
    }
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      return part.selectors.every((selector) => selector.some(isMissing))
    return false
  }
  let left = rewrite(styles, {
    Rule: {
      style: ({ value }: Extract<Rule, { type: 'style' }>) =>
        value.selectors.every((selector) => selector.some(isMissing)) ? [] : undefined,
    },
  })
  // Again while something goes: a property that only an unused one asks for, a media query that nothing is left in.
  let length: number
  do {
    length = left.length
    left = without(unusedIn(left, isNoted), left)
  } while (left.length < length)
  known.set(styles, { answers, left })
  return html.replace(STYLE, () => `<style>${left}</style>`)
}

/** The words of a page apart from its styles. */
export const wordsOf = (html: string): ReadonlySet<string> =>
  new Set(html.replace(STYLE, '').match(/[\w-]+/gu))

/** Not a number, 'true' or 'false': a script can set those without saying them. */
const isWord = (value: string): boolean => /^(?!true$|false$)[a-z]/u.test(value)

/** Where styles say the name of a custom property or of keyframes to give it its meaning, not to use it. */
const GIVEN = /(?<=@keyframes )[\w-]+|(?<=[{;])--[\w-]+(?=:)/gu

function unusedIn(styles: string, isNamedOutside: (name: string) => boolean): ReadonlySet<string> {
  const used = new Set(styles.replaceAll(GIVEN, '').match(/[\w-]+/gu))
  const given = styles.match(GIVEN) ?? []
  return new Set(given.filter((name) => !used.has(name) && !isNamedOutside(name)))
}

const without = (names: ReadonlySet<string>, styles: string): string =>
  rewrite(styles, {
    Rule: {
      keyframes: ({ value }: Extract<Rule, { type: 'keyframes' }>) =>
        names.has(value.name.value) ? [] : undefined,
    },
    Declaration: {
      custom: ({ name }) => (names.has(name) ? [] : undefined),
    },
  })

function rewrite(styles: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    targets: browserTargets,
    // Done when the styles were bundled: doing it again writes them twice.
    exclude: Features.LightDark | Features.VendorPrefixes,
    visitor,
  })
  return code.toString()
}
