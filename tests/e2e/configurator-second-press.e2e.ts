import type { Locator, Page } from '@playwright/test'
import { openLink, orderText } from '../support/hand-off.ts'
import { countMemory, countsOf } from '../support/memory-counts.ts'
import {
  choosePhoto,
  cornerAt,
  flatPhoto,
  openPhotoDialog,
  photoDialogOn,
} from '../support/shop-photo.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** A double click whose second press comes when the first one has done its work. */
async function pressTwice(page: Page, button: Locator, done: () => Promise<void>) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  await page.mouse.move(
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  )
  await page.mouse.down()
  await page.mouse.up()
  await done()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test('a double click on an advice leaves the one that slides under it alone', async ({ page }) => {
  await openLink(page, '/configurator#k=1/security.aluminum.white.120x180.r/000')
  const mend = page.getByRole('button', { name: 'Motor ekle' })
  await pressTwice(page, mend, () => expect(mend).toHaveCount(0))
  expect(await orderText(page)).toContain('Ölçü: 120x180 cm\nMotor: Evet')
})

test('a double click removes one shutter of the list', async ({ page }) => {
  const shutters = ['300x250', '100x100', '200x200', '500x300']
    .map((size) => `rolling.aluminum.white.${size}.mr`)
    .join('/')
  const { list } = await openLink(page, `/configurator#k=1/${shutters}/000`)
  const rows = list.getByRole('listitem')
  await pressTwice(page, list.getByRole('button', { name: '2. kepenk: Sil' }), () =>
    expect(rows).toHaveCount(3),
  )
  await expect(rows).toHaveText([/300\s×\s250/u, /200\s×\s200/u, /500\s×\s300/u])
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(rows).toHaveCount(4)
})

test('a double click adds one shutter to the list', async ({ page }) => {
  const summary = await openLink(page, '/configurator#k=1/security.steel.wood.420x251.ms/z5l')
  await summary.add.dblclick()
  await expect(page.getByText('2. kepenk (toplam 2)')).toBeVisible()
  await page.getByRole('button', { name: 'Özet' }).click()
  await expect(summary.list.getByRole('listitem')).toHaveCount(2)
})

test('a double click that begins the next shutter leaves the options under it alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  // Ten seconds ahead of the events' clock: however late the driver presses again, it is the second press.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 10_000
  })
  for (const type of ['rolling', 'manual', 'security']) {
    await page.goto('/')
    const summary = await openLink(page, `/configurator#k=1/${type}.steel.wood.420x251.ms/000`)
    const before = await orderText(page)
    await pressTwice(page, summary.add, () =>
      expect(page.getByText('2. kepenk (toplam 2)')).toBeVisible(),
    )
    await page.getByRole('button', { name: 'Özet' }).click()
    await summary.list.getByRole('button', { name: '1. kepenk: Sil' }).click()
    expect(await orderText(page)).toBe(before)
  }
})

test('an Enter that is held on ‘Dükkânımda gör’ opens the dialog and does not close it again', async ({
  page,
}) => {
  const { opener, dialog, button } = await openPhotoDialog(page)
  await button('Kapat').click()
  await opener.focus()
  await page.keyboard.down('Enter')
  await expect(dialog).toBeVisible()
  await expect(button('Kapat')).toBeFocused()
  const closings = await dialog.evaluateHandle((element) => {
    const seen: string[] = []
    element.addEventListener('close', ({ type }) => seen.push(type))
    return seen
  })
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await closings.jsonValue()).toEqual([])
  // The next one is a press of its own.
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})

test('a double click that goes back to the corners leaves them where they are', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.corner(0).focus()
  await page.keyboard.press('Shift+ArrowUp')
  const marked = await cornerAt(page, 0)
  await on.button('Köşeler tamam').click()
  await pressTwice(page, on.button('Köşeleri düzelt'), () => expect(on.corner(0)).toBeVisible())
  expect(await cornerAt(page, 0)).toEqual(marked)
})

test('a picture that is being made is not made twice', async ({ page }) => {
  await countMemory(page)
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(1600, 1200))
  await on.button('Köşeler tamam').press('Enter')
  const save = on.button('Resmi kaydet')
  const done = on.dialog.getByText('İndirme başlatıldı.')
  await save.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(done).toBeVisible()
  // By the time this one is ready, a second picture of the first press would be, too.
  await save.click()
  const made = () => countsOf(page).then((counts) => counts.made)
  await expect.poll(made).toBeGreaterThan(1)
  await expect(done).toBeVisible()
  expect(await made()).toBe(2)
})

test('what is pressed again and again on purpose takes every press', async ({ page }) => {
  const wizard = await openWizard(page)
  await goOnTo(page, 'Ölçü')
  const on = photoDialogOn(page)
  await on.opener.click()
  await choosePhoto(page, await flatPhoto(800, 600))
  const start = await cornerAt(page, 0)
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowUp'] as const) {
    await on.corner(0).focus()
    await page.keyboard.press(key)
    await on.corner(0).blur()
  }
  expect(await cornerAt(page, 0)).toEqual({ x: start.x - 1, y: start.y - 2 })
  await on.button('Geri al').click({ clickCount: 3 })
  expect(await cornerAt(page, 0)).toEqual(start)

  await on.button('Kapat').click()
  await page.getByRole('button', { name: 'Genişlik: 1 cm artır' }).click({ clickCount: 3 })
  await expect(wizard.slider('Genişlik')).toHaveValue('303')
})
