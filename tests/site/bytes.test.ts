import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { pages } from '../support/built-site.ts'
import { weigh, weighOnDemand } from '../support/page-weight.ts'

const { bytes } = budgets
const weighed = await Promise.all(
  pages.map(async (page) => {
    const weight = await weigh(page)
    const isTool = bytes.tools.includes(page.path)
    return {
      path: page.path,
      ...weight,
      scriptLimit: isTool ? bytes.scriptsOnTools : bytes.scriptsOnContentPages,
    }
  }),
)

const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(60) : String(cell).padStart(9)))
    .join('')
console.log(
  [
    row(['Brotli bytes before interaction', 'HTML', 'scripts', 'fonts']),
    ...weighed.map(({ path, html, scripts, fonts }) => row([path, html, scripts, fonts])),
    row(['budget', bytes.htmlAndStyles, bytes.scriptsOnContentPages, bytes.fonts]),
  ].join('\n'),
)

test.each(weighed)('HTML and styles of $path stay within the budget', ({ html }) => {
  expect(html).toBeLessThanOrEqual(bytes.htmlAndStyles)
})

test.each(weighed)('scripts of $path stay within the budget', ({ scripts, scriptLimit }) => {
  expect(scripts).toBeLessThanOrEqual(scriptLimit)
})

test.each(weighed)('fonts of $path stay within the budget', ({ fonts }) => {
  expect(fonts).toBeGreaterThan(0)
  expect(fonts).toBeLessThanOrEqual(bytes.fonts)
})

test.each([
  ['SceneView', bytes.scene],
  ['PhotoDialog', bytes.photoDialog],
] as const)('%s, fetched when asked for, stays within the budget', (name, budget) => {
  const configurator = pages.find(({ path }) => path === '/configurator')
  if (configurator === undefined) throw new Error('no configurator')
  const weight = weighOnDemand(configurator, name)
  console.log(row([name, '', weight, '']))
  expect(weight).toBeGreaterThan(5000)
  expect(weight).toBeLessThanOrEqual(budget)
})
