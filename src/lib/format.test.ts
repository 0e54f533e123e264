import { expect, test } from 'vitest'
import {
  formatArea,
  formatCentimetreRange,
  formatCentimetres,
  formatKilograms,
  formatLira,
  formatList,
  formatPhone,
  formatSize,
  formatSquareMetres,
} from './format.ts'
import { formatDate, formatDay, formatMonth, isoDayOf } from './format-date.ts'
import { formatNumber } from './format-number.ts'

test('numbers and money carry the Turkish thousands dot', () => {
  expect(formatNumber(1500)).toBe('1.500')
  expect(formatLira(2500)).toBe('2.500\u00A0₺')
})

test('the area of an opening has two decimals and a comma', () => {
  expect(formatArea(300, 250)).toBe('7,50\u00A0m²')
  expect(formatArea(800, 600)).toBe('48,00\u00A0m²')
  expect(formatArea(101, 101)).toBe('1,02\u00A0m²')
})

test('areas of a table, weights and ranges keep figures and unit on one line', () => {
  expect(formatSquareMetres(4.3)).toBe('4,3\u00A0m²')
  expect(formatSquareMetres(30)).toBe('30\u00A0m²')
  expect(formatKilograms(34.125)).toBe('34\u00A0kg')
  expect(formatCentimetreRange(30, 35)).toBe('30\u2060–\u206035\u00A0cm')
})

test('a size keeps figures and unit on one line', () => {
  expect(formatCentimetres(175)).toBe('175\u00A0cm')
  expect(formatSize(300, 250)).toBe('300\u00A0×\u00A0250\u00A0cm')
})

test('a day is the same day in every time zone', () => {
  expect(formatDay('2025-01-15')).toBe('15 Ocak 2025')
  expect(formatDate(new Date('2026-11-27T21:30:00Z'))).toBe('28 Kasım 2026')
  expect(formatMonth('2026-03')).toBe('Mart 2026')
  expect(formatMonth('2025-12')).toBe('Aralık 2025')
  expect(isoDayOf(new Date('2026-11-27T21:30:00Z'))).toBe('2026-11-28')
})

test('a phone number is grouped the way it is read out', () => {
  expect(formatPhone('+905321234567')).toBe('0532\u00A0123\u00A045\u00A067')
  expect(formatPhone('4441234')).toBe('4441234')
})

test('names are listed the way a sentence does it', () => {
  expect(formatList(['Kadıköy', 'Kartal', 'Pendik'])).toBe('Kadıköy, Kartal ve Pendik')
  expect(formatList(['Şile'])).toBe('Şile')
})

test('numbers, areas, dates and lists read as the platform writes them', () => {
  const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
  const area = new Intl.NumberFormat('tr-TR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const date = new Intl.DateTimeFormat('tr-TR', {
    dateStyle: 'long',
    timeZone: 'Europe/Istanbul',
  })
  for (const value of [0, 7, 98, 100, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789]) {
    expect(formatNumber(value)).toBe(whole.format(value))
  }
  for (let width = 100; width <= 800; width += 3) {
    for (let height = 100; height <= 600; height += 7) {
      expect(formatArea(width, height)).toBe(`${area.format((width * height) / 10_000)}\u00A0m²`)
    }
  }
  const halfDay = 12 * 60 * 60 * 1000
  for (let at = Date.UTC(2017, 0, 1, 20, 30); at < Date.UTC(2040, 0, 1); at += halfDay) {
    expect(formatDate(new Date(at))).toBe(date.format(at))
  }
  const list = new Intl.ListFormat('tr-TR')
  for (let count = 0; count < 5; count += 1) {
    const names = ['Adalar', 'Ümraniye', 'Çekmeköy', 'Şile'].slice(0, count)
    expect(formatList(names)).toBe(list.format(names))
  }
})
