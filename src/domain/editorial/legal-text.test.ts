import { expect, test } from 'vitest'
import { fillLegalText } from './legal-text.ts'

const facts = { brand: 'Örnek', email: 'a@b.example' }
const off = { analytics: false, offline: false }

test('facts are written in, slots stay', () => {
  expect(fillLegalText('Biz {{brand}}.\n\n{{cookieTable}}', facts, off, 'a.md')).toBe(
    'Biz Örnek.\n\n{{cookieTable}}',
  )
})

test('analytics is spoken of only where it runs', () => {
  const text =
    'önce\n{{#analytics}}\nvar\n{{/analytics}}\n{{^analytics}}\nyok\n{{/analytics}}\nsonra'
  expect(fillLegalText(text, facts, { ...off, analytics: true }, 'a.md')).toBe('önce\nvar\nsonra')
  expect(fillLegalText(text, facts, off, 'a.md')).toBe('önce\nyok\nsonra')
})

test('what is kept for want of a network is spoken of only where it is kept', () => {
  const text = '{{#offline}}\nvar\n{{/offline}}\n{{^analytics}}\nyok\n{{/analytics}}\nsonra'
  expect(fillLegalText(text, facts, { ...off, offline: true }, 'a.md')).toBe('var\nyok\nsonra')
  expect(fillLegalText(text, facts, off, 'a.md')).toBe('yok\nsonra')
})

test('a misspelt token stops the build and names the file', () => {
  expect(() => fillLegalText('Biz {{marka}} olarak', facts, off, 'content/legal/a.md')).toThrow(
    /content\/legal\/a\.md.*marka.*brand, email/u,
  )
})
