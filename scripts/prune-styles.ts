// Takes the rules that cannot meet anything on a built page out of its styles.
import { transform, type Rule, type SelectorComponent } from 'lightningcss'
import { browserTargets } from './browser-targets.ts'
import type { Says } from './page-scripts.ts'

const STYLE = /<style>(.*?)<\/style>/su

/** By styles: what was left of them, and which names were there. A thousand posts have the same styles and the same answers. */
const known = new Map<
  string,
  { readonly answers: ReadonlyMap<string, boolean>; readonly left: string }
>()

/**
 * Leaves out each rule of the page's styles that needs a class, an id or a `data-` attribute of which neither the page nor a
 * script that it may load says the name: what other pages need of a shared file. Browsers set attributes without `data-`
 * themselves (`open`), so those count as there.
 *
 * @param scriptsSay what the page's scripts name
 */
export function pruneStyles(html: string, scriptsSay: Says): string {
  const styles = STYLE.exec(html)?.[1]
  if (styles === undefined) return html
  const words = new Set(html.replace(STYLE, '').match(/[\w-]+/gu))

  const isNamed = (name: string): boolean => words.has(name) || scriptsSay(name)
  const before = known.get(styles)
  if (before && [...before.answers].every(([name, answer]) => isNamed(name) === answer))
    return html.replace(STYLE, () => `<style>${before.left}</style>`)

  const answers = new Map<string, boolean>()
  const isMissing = (part: SelectorComponent): boolean => {
    if (
      part.type === 'class' ||
      part.type === 'id' ||
      (part.type === 'attribute' && part.name.startsWith('data-'))
    ) {
      answers.set(part.name, isNamed(part.name))
      return answers.get(part.name) === false
    }
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      return part.selectors.every((selector) => selector.some(isMissing))
    return false
  }
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    targets: browserTargets,
    visitor: {
      Rule: {
        style: ({ value }: Extract<Rule, { type: 'style' }>) =>
          value.selectors.every((selector) => selector.some(isMissing)) ? [] : undefined,
      },
    },
  })
  const left = code.toString()
  known.set(styles, { answers, left })
  return html.replace(STYLE, () => `<style>${left}</style>`)
}
