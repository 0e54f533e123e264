import { expect, test } from 'vitest'
import { sharePlate } from './share-plate.ts'

const words = { brand: 'Örnek Kepenk', title: 'Blog', promise: '7/24 açık' }
const look = { isHome: false, isRendered: false }
const LINE =
  /<g transform="translate\(([\d.]+) [\d.]+\)" fill[^>]*><g transform="scale\(([\d.]+)\)"[^>]*>(.*?)<\/g>/gu
const linesIn = (plate: string) => [...plate.matchAll(LINE)].length

test('the same words give the same plate, other words another', async () => {
  expect(await sharePlate(words, look)).toBe(await sharePlate(words, look))
  expect(await sharePlate(words, look)).not.toBe(
    await sharePlate({ ...words, title: 'İletişim' }, look),
  )
})

test('a long name stands on two lines, a short one on one', async () => {
  const long = 'Kumandalı kepenk nasıl çalışır, telefonla açılır mı?'
  expect(linesIn(await sharePlate(words, look))).toBe(3)
  expect(linesIn(await sharePlate({ ...words, title: long }, look))).toBe(4)
})

test('no line reaches beyond the plate, however long the name is', async () => {
  const endless = 'Kepenkpanjurotomasyon'.repeat(8)
  const plate = await sharePlate({ ...words, title: endless, brand: endless }, look)
  const lines = [...plate.matchAll(LINE)]
  expect(lines).toHaveLength(3)
  for (const [, left, scale, letters = ''] of lines) {
    const ends = [...letters.matchAll(/translate\((\d+) 0\)" d="([^"]*)"/gu)].map(
      ([, x, path = '']) =>
        Number(x) + Math.max(...[...path.matchAll(/[ML](-?[\d.]+)/gu)].map(([, at]) => Number(at))),
    )
    expect(ends.length).toBeGreaterThan(0)
    expect(Number(left) + Number(scale) * Math.max(...ends)).toBeLessThanOrEqual(1200)
  }
})

test('a brand of 40 letters stays clear of the promise on its line', async () => {
  const brand = 'Büyükçekmece Kepenk ve Panjur Sistemleri'
  const plate = await sharePlate({ ...words, brand, promise: '7/24 Kepenk Hizmeti' }, look)
  const [, second, promise] = [...plate.matchAll(LINE)]
  const [, left, scale, letters = ''] = second ?? []
  const last = [...letters.matchAll(/translate\((\d+) 0\)/gu)].at(-1)?.[1]
  expect(Number(left) + Number(scale) * Number(last)).toBeLessThan(Number(promise?.[1]) - 32)
})

test('only a rendered picture has one mark more: that it is no photograph', async () => {
  const note = /fill-opacity="0\.78"/u
  expect(await sharePlate(words, look)).not.toMatch(note)
  expect(await sharePlate(words, { ...look, isRendered: true })).toMatch(note)
})
