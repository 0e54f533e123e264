import { expect, test } from 'vitest'
import { pruneStyles } from './prune-styles.ts'

/** The styles that are left of `styles` on a page with this body, whose scripts say these names. */
const left = (styles: string, body: string, ...said: readonly string[]) =>
  /<style>(.*?)<\/style>/su.exec(
    pruneStyles(`<style>${styles}</style>${body}`, (name) => said.includes(name)),
  )?.[1]

test('a rule for a class, an id or a data attribute that the page does not have is left out', () => {
  const body = '<p class="there" data-here="" id="place">'
  expect(
    left('.there{top:0}.other{top:0}#place{left:0}#nowhere{left:0}[data-here]{right:0}', body),
  ).toBe('.there{top:0}#place{left:0}[data-here]{right:0}')
  expect(left('[data-gone]{top:0}.there .other:hover{top:0}', body)).toBe('')
})

test('a list of selectors stays while one of them may meet something', () => {
  const body = '<p class="there">'
  expect(left('.other,.there{top:0}', body)).toBe('.other,.there{top:0}')
  expect(left(':is(.other,.there) p{top:0}', body)).toBe(':is(.other,.there) p{top:0}')
  expect(left(':is(.other,.third) p{top:0}', body)).toBe('')
})

test('what is not there cannot hide anything', () => {
  const rule = '.there:not(.other){top:0}'
  expect(left(rule, '<p class="there">')).toBe(rule)
})

test('a rule for an element that the page does not have is left out', () => {
  const rule = 'details summary{top:0}'
  expect(left(rule, '<details><summary>')).toBe(rule)
  expect(left(rule, '<details>')).toBe('')
  expect(left(rule, '<details>', 'summary')).toBe(rule)
})

test('attributes that browsers set stay', () => {
  const rules = 'details[open]{top:0}:focus-visible{left:0}'
  expect(left(rules, '<details>')).toBe(rules)
})

test('a rule for a word that no data attribute has is left out, one for a number or an answer stays', () => {
  const rule = '[data-look=line]{top:0}'
  expect(left(rule, '<p data-look="line">')).toBe(rule)
  expect(left(rule, '<p data-look="ink">', 'line')).toBe(rule)
  expect(left(rule, '<p data-look="ink">')).toBe('')
  const set = '[data-count="3"]{top:0}[data-on=true]{left:0}[data-look^=li]{right:0}'
  expect(left(set, '<p data-count="2" data-on="false" data-look="ink">')).toBe(set)
})

test('what a script of the page says stays', () => {
  const rules = '.hashed_name{top:0}[data-still-tried]{left:0}'
  expect(left(rules, '<p>', 'hashed_name', 'data-still-tried')).toBe(rules)
  expect(left(rules, '<p>')).toBe('')
})

test('a rule goes from within its layer and its media query', () => {
  expect(left('@layer a{@media print{.other{top:0}.there{top:0}}}', '<p class="there">')).toBe(
    '@layer a{@media print{.there{top:0}}}',
  )
})

test('a media query that nothing is left in goes', () => {
  expect(left('@media print{.other{top:0}}.there{top:0}', '<p class="there">')).toBe(
    '.there{top:0}',
  )
})

test('a custom property that nothing names goes, and one that only it names', () => {
  expect(left(':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--c)}', '<p>')).toBe(
    ':root{--c:2px}p{top:var(--c)}',
  )
  expect(left(':root{--a:1px}.there{--b:2px}.there p{top:var(--b,3px)}', '<p class="there">')).toBe(
    '.there{--b:2px}.there p{top:var(--b,3px)}',
  )
})

test('a custom property that a script or a document within the page names stays', () => {
  const rules = ':root{--said:1px;--carried:2px}'
  expect(left(rules, '<iframe srcdoc="top:var(--carried)">', '--said')).toBe(rules)
  expect(left(rules, '<iframe srcdoc="top:var(--carried)">')).toBe(':root{--carried:2px}')
})

test('keyframes without an animation go', () => {
  const draw = '@keyframes draw{to{top:0}}'
  expect(left(`${draw}.other{animation:1s draw}`, '<p class="there">')).toBe('')
  expect(left(`${draw}.there{animation:1s draw}`, '<p class="there">')).toBe(
    `${draw}.there{animation:1s draw}`,
  )
  expect(left(draw, '<p>', 'draw')).toBe(draw)
})

test('what is left is written for the oldest browsers', () => {
  expect(left('@media (width>=40rem){p{top:0}}', '<p>')).toBe('@media (min-width:40rem){p{top:0}}')
})

test('pages with the same styles are judged each for itself', () => {
  const rules = '.there{top:0}.other{left:0}'
  expect(left(rules, '<p class="there">')).toBe('.there{top:0}')
  expect(left(rules, '<p class="other">')).toBe('.other{left:0}')
  expect(left(rules, '<p class="there other">')).toBe(rules)
  expect(left(rules, '<p class="there other">')).toBe(rules)
})

test('a page without styles stays as it is', () => {
  expect(pruneStyles('<p class="there">', () => true)).toBe('<p class="there">')
})
