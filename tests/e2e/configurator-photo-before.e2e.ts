import type { Page } from '@playwright/test'
import {
  choosePhoto,
  colorsAt,
  FLAT,
  flatPhoto,
  openPhotoDialog,
  photoDialogOn,
} from '../support/shop-photo.ts'
import { translate } from '../support/translate.ts'
import { expect, test } from '../support/visitor.ts'

/** Longer than a tap. */
const LONG_MS = 500

/** The finished picture, and the button that shows the place without the shutter. */
async function lookAtPicture(page: Page) {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(1000, 800))
  await on.button('Köşeler tamam').click()
  await on.drawn()
  return on.button('Kepenksiz hâli')
}

/** Checks what the button says and what the middle of the picture shows. */
async function expectShutter(page: Page, isThere: boolean) {
  await expect(photoDialogOn(page).button('Kepenksiz hâli')).toHaveAttribute(
    'aria-pressed',
    String(!isThere),
  )
  await photoDialogOn(page).drawn()
  const [middle] = await colorsAt(page, [{ x: 500, y: 400 }])
  if (isThere) expect(middle).not.toEqual([FLAT.r, FLAT.g, FLAT.b])
  else expect(middle).toEqual([FLAT.r, FLAT.g, FLAT.b])
}

async function spotsOf(page: Page) {
  const box = await photoDialogOn(page).button('Kepenksiz hâli').boundingBox()
  if (box === null) throw new Error('no button')
  const x = box.x + box.width / 2
  return { on: { x, y: box.y + box.height / 2 }, off: { x, y: box.y - 60 } }
}

test('a short tap takes the shutter away, another brings it back', async ({ page }) => {
  const before = await lookAtPicture(page)
  await before.click()
  await expectShutter(page, false)
  await before.click()
  await expectShutter(page, true)
})

test('a tap takes the shutter away in a page that a translator has rewritten, too', async ({
  page,
}) => {
  const before = await lookAtPicture(page)
  await translate(page, '')
  await before.click()
  await expectShutter(page, false)
})

test('a long press takes the shutter away for as long as it lasts', async ({ page }) => {
  const before = await lookAtPicture(page)
  await before.click({ delay: LONG_MS })
  await expectShutter(page, true)
})

test('a press that slides off the button ends where the mouse is let go', async ({ page }) => {
  await lookAtPicture(page)
  const { on, off } = await spotsOf(page)
  await page.mouse.move(on.x, on.y)
  await page.mouse.down()
  await expectShutter(page, false)
  await page.mouse.move(off.x, off.y)
  await expectShutter(page, false)
  await page.mouse.up()
  await expectShutter(page, true)
})

test('a short press that slides off the button is no tap', async ({ page }) => {
  const before = await lookAtPicture(page)
  const { on, off } = await spotsOf(page)
  await page.mouse.move(on.x, on.y)
  // In one go, or a busy machine makes it a long press.
  await Promise.all([page.mouse.down(), page.mouse.move(off.x, off.y), page.mouse.up()])
  await expectShutter(page, true)
  await before.click()
  await expectShutter(page, false)
})

test('only the main button of the mouse presses it', async ({ page }) => {
  const before = await lookAtPicture(page)
  await before.click({ button: 'right' })
  await expectShutter(page, true)
  await before.click({ button: 'middle' })
  await expectShutter(page, true)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a long press ends when the finger leaves, on the button or beside it', async ({ page }) => {
    const before = await lookAtPicture(page)
    const { on, off } = await spotsOf(page)
    const devtools = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    for (const end of [on, off]) {
      await finger('touchStart', on)
      await expectShutter(page, false)
      await finger('touchMove', end)
      await finger('touchEnd')
      await expectShutter(page, true)
    }
    await before.tap()
    await expectShutter(page, false)
  })
})
