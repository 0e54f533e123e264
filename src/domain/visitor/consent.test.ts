import { expect, test } from 'vitest'
import { acceptAll, onlyNecessary, parseConsent } from './consent.ts'

test('a stored choice is read back as it was made', () => {
  expect(parseConsent(JSON.stringify(acceptAll))).toEqual(acceptAll)
  expect(parseConsent(JSON.stringify(onlyNecessary))).toEqual(onlyNecessary)
})

test.each([
  null,
  undefined,
  '',
  '{',
  'null',
  '[]',
  '[true,true,true,true]',
  '"true"',
  '{}',
  '{"necessary":true}',
  '{"necessary":"true","analytics":true,"advertising":true,"functional":true}',
  '{"necessary":false,"analytics":true,"advertising":true,"functional":true}',
  '{"necessary":true,"analytics":1,"advertising":true,"functional":true}',
  '{"necessary":true,"analytics":true,"advertising":true,"functional":true,"extra":true}',
  '{"__proto__":{"necessary":true,"analytics":true,"advertising":true,"functional":true}}',
])('a damaged record counts as no choice: %s', (stored) => {
  expect(parseConsent(stored)).toBeUndefined()
})
