import { expect, test } from 'vitest'
import { fillLegalText } from './legal-text.ts'

const facts = { brand: 'Örnek', email: 'a@b.example' }

test('facts are written in, slots stay', () => {
  expect(fillLegalText('Biz {{brand}}.\n\n{{cookieTable}}', facts, false, 'a.md')).toBe(
    'Biz Örnek.\n\n{{cookieTable}}',
  )
})

test('analytics is spoken of only where it runs', () => {
  const text =
    'önce\n{{#analytics}}\nvar\n{{/analytics}}\n{{^analytics}}\nyok\n{{/analytics}}\nsonra'
  expect(fillLegalText(text, facts, true, 'a.md')).toBe('önce\nvar\nsonra')
  expect(fillLegalText(text, facts, false, 'a.md')).toBe('önce\nyok\nsonra')
})

test('a misspelt token stops the build and names the file', () => {
  expect(() => fillLegalText('Biz {{marka}} olarak', facts, false, 'content/legal/a.md')).toThrow(
    /content\/legal\/a\.md.*marka.*brand, email/u,
  )
})
