import { expect, test } from 'vitest'
import { nextPage } from './next-page.ts'

test('the next page is fetched at the press of its link, never drawn ahead, and never for few bytes', () => {
  expect(Object.keys(nextPage)).toEqual(['prefetch'])
  const [rule] = nextPage.prefetch
  expect(rule.eagerness).toBe('conservative')
  expect(rule.where.selector_matches).toMatch(/^:root:not\(\[data-thrifty\]\) a\[href\^='\/'\]/u)
})
