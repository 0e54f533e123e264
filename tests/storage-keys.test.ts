import { expect, test } from 'vitest'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { cookies } from './support/content.ts'

test('the cookie policy lists every key that a script writes, and no other of the site’s own', () => {
  const listed = cookies
    .filter(({ kind }) => kind === 'localStorage' || kind === 'sessionStorage')
    .map(({ name }) => name)
  expect(listed.toSorted()).toEqual(Object.values(storageKeys).toSorted())
})
