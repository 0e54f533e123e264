import { partsOf } from '#features/configurator/assembly/assembly.ts'
import { project, rectangleToQuad } from '#features/configurator/photo/homography.ts'
import { firstShutter } from '../support/first-shutter.ts'
import { edgeErrors, strayPixels } from '../support/overlay-edges.ts'
import { photograph } from '../support/photographs.ts'
import {
  choosePhoto,
  colorsAt,
  FLAT,
  flatPhoto,
  markAndLook,
  openPhotoDialog,
  pixelsOf,
  quad,
} from '../support/shop-photo.ts'
import { expect, test } from '../support/visitor.ts'

const MARKED = [
  ['straight on', 1200, 900, quad([250, 200], [950, 200], [950, 780], [250, 780])],
  ['from the left', 1200, 900, quad([180, 120], [900, 290], [900, 640], [180, 830])],
  [
    'from below, on a tall picture',
    900,
    1200,
    quad([260, 300], [640, 330], [790, 1050], [110, 1010]),
  ],
  ['tilted, small and far', 1000, 700, quad([420, 250], [610, 290], [590, 440], [400, 400])],
] as const

test.describe('the shutter stands where it was marked', () => {
  for (const [name, width, height, marks] of MARKED) {
    test(`${name}: its edges and corners are within a pixel, and nothing but shadow lies outside`, async ({
      page,
    }) => {
      await openPhotoDialog(page)
      await choosePhoto(page, await flatPhoto(width, height))
      await markAndLook(page, marks)
      const { edges, corners } = await edgeErrors(page, marks)
      expect(Math.max(...edges)).toBeLessThan(1)
      expect(Math.max(...corners)).toBeLessThan(1)
      expect(await strayPixels(page, marks, FLAT)).toBe(0)
    })
  }
})

test('the slats are as many as the assembly has, and the slider lifts them out of sight', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(700, 700))
  const marks = quad([50, 100], [650, 100], [650, 600], [50, 600])
  await markAndLook(page, marks)
  // Joints are the dark lines on the way down the curtain, left of the lock; the box throws its shadow on the first.
  const { width, height, opening, build } = firstShutter
  const [bar] = partsOf(firstShutter, 'bottom-bar')
  const scale = 500 / height
  const [from, to] = [100 + (opening.y + 250) * scale, 100 + (bar?.y ?? 0) * scale + 2]
  const { at } = await pixelsOf(page)
  const brightness = (row: number) => Math.max(...at(220, row))
  let joints = 0
  for (let row = Math.ceil(from); row < to; row += 1) {
    const here = brightness(row)
    const isLowest = here < brightness(row - 1) && here <= brightness(row + 1)
    if (isLowest && here < 0.75 * brightness(row - 5)) joints += 1
  }
  expect(Math.abs(joints - (to - from) / (build.slat.pitch * scale))).toBeLessThanOrEqual(1)

  const spot = { x: width / 2, y: 0.64 * height }
  const behind = project(rectangleToQuad(width, height, marks), spot)
  await on.openness.fill('100')
  await on.drawn()
  expect(await colorsAt(page, [behind])).toEqual([[FLAT.r, FLAT.g, FLAT.b]])
  await on.openness.fill('0')
  await on.drawn()
  const [shut = [255, 0, 0]] = await colorsAt(page, [behind])
  expect(Math.max(...shut) - Math.min(...shut)).toBeLessThan(30)
})

test.describe('a photograph stands upright, whichever way the camera was held', () => {
  // The larger one is shrunk while it is decoded.
  for (const [width, height, shown] of [
    [480, 640, [480, 640]],
    [1640, 1700, [1544, 1600]],
  ] as const) {
    for (const orientations of [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]) {
      test(`${String(width)} × ${String(height)}, ${orientations.join(', ')}`, async ({ page }) => {
        const on = await openPhotoDialog(page)
        for (const orientation of orientations) {
          const photo = await photograph({ width, height, orientation })
          await choosePhoto(page, await photo.jpeg({ quality: 90 }).toBuffer())
          await expect(on.corner(0)).toBeVisible()
          await on.drawn()
          const pixels = await pixelsOf(page)
          const { width: w, height: h, at } = pixels
          const upright = `orientation ${String(orientation)}`
          expect(Math.abs(w - shown[0]), upright).toBeLessThanOrEqual(1)
          expect(h, upright).toBe(shown[1])
          expect(at(w / 2, 6)[0], `${upright}: red above`).toBeGreaterThan(200)
          expect(at(w / 2, h - 6)[2], `${upright}: blue below`).toBeGreaterThan(170)
          expect(Math.min(...at(6, h / 2)), `${upright}: white left`).toBeGreaterThan(230)
          await on.button('Köşeler tamam').click()
          await on.button('Başka fotoğraf').click()
        }
      })
    }
  }
})
