import { expect, test } from 'vitest'
import { pageAddress } from './kept-site.ts'

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
