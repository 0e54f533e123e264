import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
import { analyticsCookies, removalsOf } from './analytics-cookies.ts'

test('only the cookies of the tag are named', () => {
  expect(analyticsCookies('_ga=1; theme=dark; _ga_ABC123=2; _gid=3; my_ga=4; _gallery=5')).toEqual([
    '_ga',
    '_ga_ABC123',
    '_gid',
  ])
  expect(analyticsCookies('')).toEqual([])
})

test('a cookie is removed on every domain and path it may have been written for', () => {
  const removals = removalsOf('_ga=1', 'www.firma.example', '/blog/yazi')
  for (const where of [
    'path=/',
    'path=/; domain=.www.firma.example',
    'path=/; domain=www.firma.example',
    'path=/; domain=.firma.example',
    'path=/blog/yazi; domain=.firma.example',
  ]) {
    expect(removals).toContain(`_ga=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${where}`)
  }
})

test('without such cookies there is nothing to remove', () => {
  expect(removalsOf('theme=dark', 'firma.example', '/')).toEqual([])
})

test('whatever cookies and address hold, a removal removes, and only cookies of the tag', () => {
  const name = fc.oneof(fc.constantFrom('_ga', '_ga_X', '_gid', 'theme', ''), hostileText)
  const cookies = fc
    .array(fc.tuple(name, hostileText), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '))
  const address = fc.array(fc.oneof(hostileText, fc.constant('blog')), { maxLength: 4 })
  fc.assert(
    fc.property(cookies, address, (text, parts) => {
      const { pathname } = new URL(`https://firma.example/${parts.join('/')}`)
      for (const removal of removalsOf(text, 'firma.example', pathname)) {
        expect(removal).toMatch(
          /^_g(?:a|id|at|ac|cl)(?:_[^;=]*)?=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=\/[^;]*(?:; domain=[.a-z]+)?$/u,
        )
      }
    }),
    MANY,
  )
})
