import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
import { pageAddress } from './page-address.ts'
import { routes } from './routes.ts'

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

test('whatever address is asked for, the page it means lies at or above it on this site', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 3 }), (parts) => {
      const { pathname } = new URL(`https://kepenk.example/${parts.join('/')}`)
      const page = pageAddress(pathname)
      expect(page.startsWith('/')).toBe(true)
      expect(pathname.startsWith(page)).toBe(true)
      expect(pathname.slice(page.length)).toMatch(/^(?:\/?index(?:\.html|\/)?|\.html|\/|)$/u)
    }),
    MANY,
  )
})

test.each(Object.values(routes))('%s is known in each of its spellings', (path) => {
  const bare = path === '/' ? '' : path
  for (const spelling of [path, `${bare}/`, `${bare}/index`, `${bare}/index.html`])
    expect(pageAddress(spelling)).toBe(path)
})
