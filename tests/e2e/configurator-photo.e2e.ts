import sharp from 'sharp'
import { expectAccessible } from '../support/axe.ts'
import { countMemory, countsOf } from '../support/memory-counts.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import {
  choosePhoto,
  colorsAt,
  cornerAt,
  FLAT,
  flatPhoto,
  markAndLook,
  openPhotoDialog,
  photoDialogOn,
  quad,
} from '../support/shop-photo.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, wizardOn } from '../support/wizard.ts'

test('the keyboard alone marks, takes back, opens, compares and closes', async ({ page }) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(1000, 800))
  await expect(page.getByRole('heading', { name: 'Dört köşeyi işaretleyin' })).toBeFocused()
  const start = await cornerAt(page, 0)
  await on.corner(0).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  expect(await cornerAt(page, 0)).toEqual({ x: start.x + 1, y: start.y - 10 })
  await page.keyboard.press('Control+z')
  expect(await cornerAt(page, 0)).toEqual(start)
  await page.keyboard.press('Tab')
  await expect(on.corner(1)).toBeFocused()
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(on.dialog.getByRole('status')).toContainText('Köşeler birbirini geçemez')
  await on.button('Köşeleri sıfırla').press('Enter')
  expect(await cornerAt(page, 0)).toEqual(start)
  await on.button('Geri al').press('Enter')
  expect((await cornerAt(page, 1)).x).toBeLessThan(start.x + 200)
  await on.button('Köşeler tamam').press('Enter')
  await expect(page.getByRole('heading', { name: 'Kepenginiz yerinde' })).toBeFocused()
  await on.openness.press('End')
  await expect(on.openness).toHaveAttribute('aria-valuetext', 'tam açık')
  const before = on.button('Kepenksiz hâli')
  await before.press('Space')
  await expect(before).toHaveAttribute('aria-pressed', 'true')
  await on.drawn()
  expect(await colorsAt(page, [{ x: 500, y: 230 }])).toEqual([[FLAT.r, FLAT.g, FLAT.b]])
  await before.press('Space')
  await expect(before).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(on.dialog).toBeHidden()
  await expect(on.opener).toBeFocused()
})

test('a corner that could not go further is no longer spoken of when the corners are mended anew', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(1000, 800))
  const refusal = on.dialog.getByText('Köşeler birbirini geçemez')
  await on.corner(1).focus()
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(refusal).toBeVisible()
  await on.button('Köşeler tamam').press('Enter')
  await on.button('Köşeleri düzelt').press('Enter')
  await expect(on.corner(1)).toBeVisible()
  await expect(refusal).toHaveCount(0)
})

test('a colour chosen afterwards is the colour of the shutter in the same photograph', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(1000, 800))
  const marks = quad([200, 150], [800, 150], [800, 650], [200, 650])
  await markAndLook(page, marks)
  await on.button('Kapat').click()
  // A closed dialog paints nothing: its canvas is gone.
  await expect(page.locator('dialog canvas')).toHaveCount(0)
  await goOnTo(page, 'Renk')
  await wizardOn(page).radio('Yeşil').check()
  await on.opener.click()
  await expect(on.picture).toHaveAccessibleName(/Yeşil, 300|Yeşil · 300/u)
  await on.drawn()
  const [[red, green, blue] = [0, 0, 0]] = await colorsAt(page, [{ x: 500, y: 400 }])
  expect(green).toBeGreaterThan(1.5 * Math.max(red, blue))
})

test('nothing leaves the device, and the picture is saved with its caption', async ({ page }) => {
  await countMemory(page)
  await page.clock.install()
  const on = await openPhotoDialog(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await choosePhoto(page, await flatPhoto(1000, 750))
  await on.button('Köşeler tamam').click()
  const download = page.waitForEvent('download')
  // By key: a click as quick as this, where 'Köşeler tamam' was, would be the second of a double click.
  await on.button('Resmi kaydet').press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('kepenk-onizleme.jpg')
  await expect(
    on.dialog.getByText('İndirme başlatıldı. İnmediyse ekran görüntüsü alıp gönderebilirsiniz.'),
  ).toBeVisible()
  const { width, height, isCaptionDark } = await measure(await saved.path())
  expect(width).toBe(1000)
  expect(height).toBeGreaterThan(780)
  expect(isCaptionDark).toBe(true)
  // Safari asks the visitor first and reads the picture's address after the answer.
  const addresses = () => countsOf(page).then(({ made, revoked }) => [made, revoked])
  await page.clock.runFor(5_000)
  expect(await addresses()).toEqual([1, 0])
  await page.clock.runFor(40_000)
  await expect.poll(addresses).toEqual([1, 1])
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([])
})

test('twenty photographs one after the other take no more memory than one', async ({ page }) => {
  await countMemory(page)
  const on = await openPhotoDialog(page)
  const photo = await flatPhoto(400, 300)
  for (let turn = 0; turn < 20; turn += 1) {
    if (turn > 0) await on.button('Başka fotoğraf').click()
    await choosePhoto(page, photo)
    await on.button('Köşeler tamam').click()
  }
  await on.drawn()
  const { made, canvasPixels } = await countsOf(page)
  expect(made).toBe(0)
  // The photograph and the canvas on screen.
  expect(canvasPixels).toBeLessThan(2.2 * 400 * 300)
})

async function measure(path: string) {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  const at = ((info.height - 8) * info.width + 8) * info.channels
  return {
    width: info.width,
    height: info.height,
    isCaptionDark: Math.max(...data.subarray(at, at + 3)) < 60,
  }
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('axe finds nothing in any stage, in daylight, in the dark and with forced colours', async ({
    page,
  }) => {
    const on = await openPhotoDialog(page)
    const look = async () => {
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, [360], ['color-contrast'])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await look()
    await choosePhoto(page, await flatPhoto(800, 600))
    await expect(on.corner(0)).toBeVisible()
    await look()
    await on.button('Köşeler tamam').click()
    await look()
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(on.button('Resmi kaydet')).toBeVisible()
  })
})

test('the last step back leaves the focus at the question, not at nothing', async ({ page }) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(1000, 800))
  await on.corner(0).focus()
  await page.keyboard.press('ArrowRight')
  await on.button('Geri al').press('Enter')
  await expect(on.button('Geri al')).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Dört köşeyi işaretleyin' })).toBeFocused()
})

test('on small, low and wide windows everything is in reach and nothing sticks out', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(900, 1200))
  for (const [width, height] of [
    [360, 740],
    [320, 640],
    [740, 360],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await sidewaysOverflow(page)).toEqual([])
    for (const index of [0, 1, 2, 3]) {
      await expect(on.corner(index)).toBeInViewport({ ratio: 0.5 })
      const box = await on.corner(index).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await on.button('Köşeler tamam').scrollIntoViewIfNeeded()
    await expect(on.button('Köşeler tamam')).toBeInViewport()
    const picture = await on.picture.boundingBox()
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(900 / 1200, 1)
  }
  await expect(photoDialogOn(page).dialog).toBeVisible()
})
