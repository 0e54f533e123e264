import { expect, test } from 'vitest'
import { unsettable } from './text-outline.ts'
import { sharePlate } from './share-plate.ts'

const look = { isHome: false, isRendered: false }
const plate = (title: string) => sharePlate({ brand: 'Örnek', title, promise: '7/24' }, look)

test.each([
  ['Kepenk 3 m³ ve ½ gün', 'Kepenk 3 m3 ve 1/2 gün'],
  ['2½ günde', '2 1/2 günde'],
  ['Vila à Şile', 'Vila a Şile'],
  ['Straße, Køge', 'Strasse, Koge'],
  ['Manuel → otomatik', 'Manuel – otomatik'],
  ['Eni ≤ 3 m', 'Eni en çok 3 m'],
  ['Kepenk 🔒 güvenliği', 'Kepenk güvenliği'],
  ['Kepenk güvenliği 👍🏽', 'Kepenk güvenliği'],
  ['S\u0327ile', 'Şile'],
])('the picture shows “%s” as “%s”', async (written, drawn) => {
  expect(await unsettable(written)).toEqual([])
  expect(await plate(written)).toBe(await plate(drawn))
})

test('a sign that can be neither set nor replaced is named, not left out', async () => {
  expect(await unsettable('Kepenk § 5, 10³ µm')).toEqual(['§', '³', 'µ'])
  await expect(plate('Kepenk § 5')).rejects.toThrow('§')
})
