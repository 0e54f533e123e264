import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { catalogueSchema } from '#domain/catalogue/catalogue.ts'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { initialConfiguration } from '../model/configuration.ts'
import { MAX_SHUTTERS } from '../model/shutter-list.ts'
import { chatMessage } from './chat-message.ts'
import { orderMessage, summaryText } from './order-message.ts'

const OPENING = 'Merhaba, aşağıdaki kepengi sipariş etmek istiyorum:'
const one = initialConfiguration(catalogue)
const other = { ...one, color: 'walnut', width: 420, sensor: true }

test('the message for one shutter is the agreed one', () => {
  expect(orderMessage(OPENING, [one], catalogue)).toBe(chatMessage(OPENING, one, catalogue))
})

test('several shutters have the same lines each, under a number', () => {
  expect(orderMessage(OPENING, [one, other], catalogue)).toBe(`${OPENING}

1. kepenk
Tip: Otomatik Kepenk
Malzeme: Alüminyum
Renk: Beyaz
Ölçü: 300x250 cm
Motor: Evet
Uzaktan kumanda: Evet
Sensör: Hayır

2. kepenk
Tip: Otomatik Kepenk
Malzeme: Alüminyum
Renk: Ceviz İçi
Ölçü: 420x250 cm
Motor: Evet
Uzaktan kumanda: Evet
Sensör: Evet`)
})

test('a full list of the longest names on sale fits a chat link of 1,700 characters', () => {
  const onSale = catalogueSchema.parse(parse(readFileSync('content/catalogue.yaml', 'utf8')))
  const longest = (options: readonly { readonly id: string; readonly name: string }[]) =>
    options.toSorted((a, b) => encodeURI(b.name).length - encodeURI(a.name).length)[0]?.id ?? ''
  const shutter = {
    ...initialConfiguration(onSale),
    type: longest(onSale.types),
    material: longest(onSale.materials),
    color: longest(onSale.colors),
    motor: false,
    remote: false,
  }
  const shutters = Array.from({ length: MAX_SHUTTERS }, () => shutter)
  const { length } = whatsAppUrl('+905000000000', orderMessage(OPENING, shutters, onSale))
  expect(length).toBeLessThanOrEqual(1_700)
})

test('the text for an e-mail says who sells, what was chosen and how to reach them', () => {
  const sheet = { brand: 'Örnek Kepenk', phone: '+905321234567', catalogue }
  expect(summaryText({ ...sheet, shutters: [one], link: undefined })).toBe(
    `Örnek Kepenk: seçilen kepenk
Tip: Otomatik Kepenk
Malzeme: Alüminyum
Renk: Beyaz
Ölçü: 300x250 cm
Motor: Evet
Uzaktan kumanda: Evet
Sensör: Hayır
Telefon: 0532 123 45 67`,
  )
  const text = summaryText({ ...sheet, shutters: [one, other], link: 'https://a.example/#k=1' })
  expect(text).toMatch(/^Örnek Kepenk: seçilen kepenkler\n\n1\. kepenk\nTip/u)
  expect(text).toMatch(/\n\nBağlantı: https:\/\/a\.example\/#k=1\n\nTelefon: 0532 123 45 67$/u)
})
