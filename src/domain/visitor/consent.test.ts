import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
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

const choices = fc.record({
  necessary: fc.constant(true),
  analytics: fc.boolean(),
  advertising: fc.boolean(),
  functional: fc.boolean(),
})

test('every choice is read back, and again', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const once = parseConsent(JSON.stringify(choice))
      expect(once).toEqual(choice)
      expect(parseConsent(JSON.stringify(once))).toEqual(choice)
    }),
  )
})

test('no record grants what it does not say in four plain booleans', () => {
  const fields = fc.dictionary(
    fc.oneof(
      fc.constantFrom('necessary', 'analytics', 'advertising', 'functional', '__proto__'),
      hostileText,
    ),
    fc.oneof(fc.boolean(), fc.jsonValue({ maxDepth: 1 })),
    { maxKeys: 6 },
  )
  const altered = fc
    .tuple(choices, fc.nat(80), fc.nat(4), hostileText)
    .map(([choice, from, count, put]) => {
      const record = JSON.stringify(choice)
      return record.slice(0, from) + put + record.slice(from + count)
    })
  const records = fc.oneof(
    hostileText,
    fc.json(),
    fields.map((one) => JSON.stringify(one)),
    altered,
  )
  fc.assert(
    fc.property(records, (record) => {
      const consent = parseConsent(record)
      if (consent === undefined) return
      expect(JSON.parse(record)).toEqual(consent)
      expect(Object.values(consent).every((value) => typeof value === 'boolean')).toBe(true)
      expect(consent.necessary).toBe(true)
    }),
    MANY,
  )
})
