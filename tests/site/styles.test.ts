import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { attribute, elementsOf, pages } from '../support/built-site.ts'
import { builtStyles } from '../support/built-styles.ts'

/** Functions younger than the oldest browsers that the styles are written for (scripts/browser-targets.ts). */
const YOUNG =
  /^(?:abs|anchor|anchor-size|calc-size|color-mix|contrast-color|exp|hypot|if|light-dark|linear|log|mod|pow|progress|random|rem|round|shape|sibling-count|sibling-index|sign|sqrt)$/u

/** Units younger than those browsers; the heights and widths of the window came together. */
const YOUNG_UNIT = /"unit":"([dls]v(?:[bhiw]|max|min)|r?lh)"/gu

/**
 * What styles need that the oldest browsers miss only when they use it. A plain declaration that they do not know is dropped, and
 * the one before it holds; with a var() in it, or in a custom property, it is kept, found wanting later, and neither holds. So a
 * rule around it has to ask for it. Whole numbers that are registered as such are asked for with the relative colours: no engine
 * had those before @property.
 */
function notAskedFor(css: string): readonly string[] {
  const found: string[] = []
  const asked: string[] = []
  const noteUnits = (value: unknown) => {
    for (const [, unit = ''] of JSON.stringify(value).matchAll(YOUNG_UNIT))
      note(unit, unit.endsWith('lh') ? `1${unit}` : '1svh')
  }
  const note = (what: string, question: string) => {
    if (!asked.some((condition) => condition.includes(question))) found.push(what)
  }
  const whole = new Set(
    [...css.matchAll(/@property (--[\w-]+)\{syntax:"<integer>"/gu)].map(([, name]) => name),
  )
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        supports: ({ value }) => {
          asked.push(JSON.stringify(value.condition))
        },
      },
      RuleExit: {
        supports: () => {
          asked.pop()
        },
      },
      Declaration: (declaration) => {
        if (declaration.property === 'custom' || declaration.property === 'unparsed')
          noteUnits(declaration.value)
      },
      // Only those in declarations that are kept unread.
      Function: ({ name, arguments: [first] }) => {
        const isRelative =
          first?.type === 'token' && first.value.type === 'ident' && first.value.value === 'from'
        if (isRelative) note(`${name}(from`, `${name}(from`)
        else if (YOUNG.test(name)) note(name, `${name}(`)
      },
      Variable: ({ name }) => {
        if (whole.has(name.ident)) note(name.ident, '(from')
      },
    },
  })
  return found
}

test('what a browser may find unknown only when it uses it is asked for before', () => {
  expect(notAskedFor('.a{line-height:round(up,1em,1px);--b:1;width:calc(var(--b)*1px)}')).toEqual(
    [],
  )
  expect(
    notAskedFor(
      '.a{line-height:round(up,1em,var(--b));--c:hypot(3px,4px);fill:rgb(from var(--d) r g b)}',
    ),
  ).toEqual(['round', 'hypot', 'rgb(from'])
  expect(
    notAskedFor(
      '.a{height:100dvh}@supports (height:1svh){.a{--b:100dvh;height:calc(1svh*var(--c))}}',
    ),
  ).toEqual([])
  expect(
    notAskedFor(
      '.a{height:calc(100dvh - var(--b));--c:27svh;gap:calc(1lh*var(--d)) var(--e,1rlh)}',
    ),
  ).toEqual(['dvh', 'svh', 'lh', 'rlh'])
  expect(builtStyles.length).toBeGreaterThan(pages.length)
  const files = new Set(builtStyles.map(([where]) => where))
  for (const part of ['PhotoDialog', 'SceneView', 'LinkPanel', 'ask-link', 'reader'])
    expect([...files].filter((name) => name.startsWith(`_astro/${part}.`))).toHaveLength(1)
  expect(
    builtStyles.flatMap(([where, css]) => notAskedFor(css).map((what) => `${where}: ${what}`)),
  ).toEqual([])
  // Lowered for browsers that do not know it.
  expect(builtStyles.filter(([, css]) => /light-dark\(|@media[^{]*\(width[<>]/u.test(css))).toEqual(
    [],
  )
})

test('the height of the window is that of a phone whose bars come and go, where the browser knows it', () => {
  const inChrome = pages.filter(({ html }) => html.includes('aria-controls="menu"'))
  expect(inChrome.length).toBeGreaterThan(10)
  for (const { html, path } of inChrome)
    expect(html, path).toMatch(/@supports \(height:1svh\)\{html\{--\w+:100dvh\}\}/u)
})

test('the first document of the map frame gives no custom property a value that nothing in it asks for', () => {
  const frames = pages.flatMap((page) => elementsOf(page, 'iframe'))
  expect(frames).toHaveLength(1)
  for (const frame of frames) {
    const document = attribute(frame, 'srcdoc') ?? ''
    const given = document.match(/(?<=[{;])--[\w-]+(?=:)/gu) ?? []
    expect(given.length).toBeGreaterThan(10)
    expect(given.filter((name) => !document.includes(`var(${name}`))).toEqual([])
  }
})

test.each(pages)('$path asks for no style sheet: its styles stand in it', (page) => {
  expect(
    elementsOf(page, 'link').filter(({ attributes }) => attributes['rel'] === 'stylesheet'),
  ).toEqual([])
  expect(builtStyles.some(([where]) => where === page.path)).toBe(true)
})
