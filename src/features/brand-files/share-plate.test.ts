import { expect, test } from 'vitest'
import { sharePlate } from './share-plate.ts'

const words = { brand: 'Örnek Kepenk', title: 'Blog', promise: '7/24 açık' }
const look = { isHome: false, isRendered: false }
const lettersIn = (plate: string) => [...plate.matchAll(/<path transform/gu)].length

test('the same words give the same plate, other words another', async () => {
  expect(await sharePlate(words, look)).toBe(await sharePlate(words, look))
  expect(await sharePlate(words, look)).not.toBe(
    await sharePlate({ ...words, title: 'İletişim' }, look),
  )
})

test('a long name stands on two lines, a short one on one', async () => {
  const long = 'Kumandalı kepenk nasıl çalışır, telefonla açılır mı?'
  expect(lettersIn(await sharePlate(words, look))).toBe(3)
  expect(lettersIn(await sharePlate({ ...words, title: long }, look))).toBe(4)
})

test('no line reaches beyond the plate, however long the name is', async () => {
  const endless = 'Kepenkpanjurotomasyon'.repeat(8)
  const plate = await sharePlate({ ...words, title: endless, brand: endless }, look)
  for (const [, left = '0', path = ''] of plate.matchAll(
    /<path transform="translate\(([\d.]+) [\d.]+\)" d="([^"]*)"/gu,
  )) {
    const farthest = [...path.matchAll(/[ML](-?[\d.]+)/gu)].map(([, x]) => Number(x))
    expect(Number(left) + Math.max(...farthest)).toBeLessThanOrEqual(1200)
  }
})

test('only a rendered picture has one mark more: that it is no photograph', async () => {
  const note = /fill-opacity="0\.78"/u
  expect(await sharePlate(words, look)).not.toMatch(note)
  expect(await sharePlate(words, { ...look, isRendered: true })).toMatch(note)
})
