import { expect, test } from 'vitest'
import { isVisit, pageAddress } from './kept-site.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/blog/yazi.html', '/blog/yazi'],
  ['/reindex', '/reindex'],
])('%s means the page %s', (path, page) => {
  expect(pageAddress(path)).toBe(page)
})

test('only a page’s own message counts as a visit', () => {
  expect(isVisit({ page: '/about', isThrifty: false })).toBe(true)
  for (const message of [null, undefined, 'x', {}, { page: 1, isThrifty: true }, { page: '/' }])
    expect(isVisit(message)).toBe(false)
})
