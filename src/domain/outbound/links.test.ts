import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
import { mapUrl, telUrl, whatsAppUrl } from './links.ts'

test.each([
  'Merhaba, kepenk hizmetleriniz hakkında bilgi almak istiyorum.',
  'a & b + c # d % e\nİstanbul’da ŞĞÜÖÇI ışığı 🙂',
  '100% & +90',
])('a chat message arrives as it was written: %s', (message) => {
  const url = new URL(whatsAppUrl('+905000000000', message))
  expect(url.href).toMatch(/^https:\/\/wa\.me\/90\d{10}\?text=[^+ ]+$/u)
  expect(url.searchParams.get('text')).toBe(message)
})

test('decomposed letters and lone surrogates do no harm', () => {
  expect(whatsAppUrl('+905000000000', 's\u0327')).toBe('https://wa.me/905000000000?text=%C5%9F')
  expect(() => whatsAppUrl('+905000000000', '\uD83D')).not.toThrow()
})

test('phone links carry the country code', () => {
  expect(telUrl('+905000000000')).toBe('tel:+905000000000')
})

test('a map address is filled with the place', () => {
  const place = { latitude: 40.99, longitude: 29.03 }
  expect(mapUrl('https://m.example/?p={latitude},{longitude}&w={west}', place)).toBe(
    'https://m.example/?p=40.99,29.03&w=29.018',
  )
})

test('whatever a message holds, it is one text for one number, and nothing else of the address', () => {
  fc.assert(
    fc.property(hostileText, (message) => {
      const address = whatsAppUrl('+905000000000', message)
      expect(address).toMatch(/^https:\/\/wa\.me\/905000000000\?text=[\w.!~*'()%-]*$/u)
      const { searchParams } = new URL(address)
      expect([...searchParams]).toEqual([['text', message.normalize('NFC').toWellFormed()]])
    }),
    MANY,
  )
})
