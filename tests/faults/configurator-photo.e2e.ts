import sharp from 'sharp'
import { hold } from '../support/hold.ts'
import { bmpHead, phoneHeic, photograph } from '../support/photographs.ts'
import {
  choosePhoto,
  colorsAt,
  cornerAt,
  FLAT,
  flatPhoto,
  giveFile,
  openPhotoDialog,
  photoDialogOn,
} from '../support/shop-photo.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard, wizardOn } from '../support/wizard.ts'

/** The head of a PNG that would take 400 megabytes when decoded. */
const pngOf100Megapixels = () => {
  const head = Buffer.alloc(33)
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  head.writeUInt32BE(10_000, 16)
  head.writeUInt32BE(10_000, 20)
  return Buffer.concat([head, Buffer.alloc(4096)])
}
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><g id="a">${'<rect width="9" height="9"/>'.repeat(50)}</g>${'<use href="#a"/>'.repeat(500)}</svg>`

test('what is no usable photograph gets one sentence that helps, and the dialog goes on', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  const broken = (await (await photograph()).jpeg().toBuffer()).subarray(0, 700)
  for (const [name, file, sentence] of [
    ['bos.jpg', Buffer.alloc(0), /^Bu dosya boş\. Başka bir fotoğraf seçin\.$/u],
    [
      'yazi.jpg',
      Buffer.from('Bu bir fotoğraf değil, bir yazı.'),
      /bir fotoğraf değil\. JPEG, PNG ya da WebP/u,
    ],
    ['cizim.svg', Buffer.from(bomb), /bir fotoğraf değil/u],
    ['telefon.heic', phoneHeic, /HEIC dosyasını açamıyor\. Telefonda JPEG olarak kaydedip/u],
    ['dev.png', pngOf100Megapixels(), /çok büyük\. Telefonda daha küçük bir boyda/u],
    ['dev.bmp', Buffer.concat([bmpHead(9000, -8000), Buffer.alloc(4096)]), /çok büyük/u],
    ['yarim.jpg', broken, /açılamadı, dosya bozuk olabilir\. Başka bir fotoğraf seçin/u],
    ['nokta.png', await flatPhoto(20, 20), /çok küçük\. Daha büyük bir fotoğraf/u],
    ['serit.png', await flatPhoto(6000, 100), /çok küçük/u],
  ] as const) {
    await choosePhoto(page, file, name)
    await expect(on.problem, name).toHaveText(sentence)
    await expect(on.button('Fotoğraf seçin')).toBeEnabled()
  }
  await choosePhoto(page, await flatPhoto(800, 600))
  await expect(on.corner(0)).toBeVisible()
})

test('a header that hides how large a picture is does not get it past the limit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const decode = createImageBitmap
    // As if the browser had decoded 100 megapixels.
    window.createImageBitmap = async (picture: ImageBitmapSource) =>
      Object.defineProperties(await decode(picture), {
        width: { value: 10_000 },
        height: { value: 10_000 },
      })
  })
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await expect(on.problem).toHaveText(/çok büyük/u)
})

test('on the smallest picture that is taken, the corners of a wide shutter can be moved', async ({
  page,
}) => {
  await page.goto('/configurator#k=1/manual.pvc.black.800x100.0/000')
  const on = photoDialogOn(page)
  await on.opener.click()
  for (const [width, height] of [
    [200, 150],
    [65, 65],
  ] as const) {
    await choosePhoto(page, await flatPhoto(width, height))
    await expect(on.picture).toHaveAttribute('width', String(width))
    const { x, y } = await cornerAt(page, 0)
    await on.corner(0).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    expect(await cornerAt(page, 0)).toEqual({ x: x + 1, y: y + 1 })
    await on.button('Köşeler tamam').click()
    await on.button('Başka fotoğraf').click()
  }
})

test('a photograph of twelve megapixels is worked on at 1600 px', async ({ page }) => {
  const on = await openPhotoDialog(page)
  const large = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#8a8f94' },
  })
    .jpeg()
    .toBuffer()
  await choosePhoto(page, large)
  await expect(on.corner(0)).toBeVisible()
  await expect(on.picture).toHaveAttribute('width', '1600')
  await expect(on.picture).toHaveAttribute('height', '1200')
})

test('a refused file leaves the photograph before it as it was', async ({ page }) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.button('Köşeler tamam').click()
  await on.button('Başka fotoğraf').click()
  await choosePhoto(page, Buffer.alloc(0))
  await expect(on.problem).toHaveText(/boş/u)
  await on.button('Önceki fotoğrafa dönün').click()
  await on.drawn()
  await expect(on.picture).toHaveAttribute('width', '800')
})

test('a file pasted or dropped beside a photograph is refused in words, and the work on that stays', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  const refuseAll = async () => {
    await giveFile(page, 'paste', pdf, 'teklif.pdf')
    await expect(on.problem).toHaveText(/^Bu dosya bir fotoğraf değil\./u)
    await giveFile(page, 'drop', phoneHeic, 'telefon.heic')
    await expect(on.problem).toHaveText(/^Bu tarayıcı HEIC dosyasını açamıyor\./u)
    await expect(on.problem).toBeInViewport({ ratio: 1 })
  }
  await refuseAll()
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.corner(0).focus()
  await page.keyboard.press('Shift+ArrowUp')
  const marked = await cornerAt(page, 0)
  await refuseAll()
  expect(await cornerAt(page, 0)).toEqual(marked)

  await on.button('Köşeler tamam').click()
  await expect(on.problem).toBeHidden()
  await on.openness.fill('30')
  await refuseAll()
  await expect(on.openness).toHaveValue('30')
  await on.drawn()
  await expect(on.picture).toHaveAttribute('width', '800')
  await on.button('Köşeleri düzelt').click()
  await expect(on.problem).toBeHidden()
  expect(await cornerAt(page, 0)).toEqual(marked)
})

test('what was wrong with a file is not said again when the dialog is opened another time', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.button('Köşeler tamam').click()
  await giveFile(page, 'paste', pdf, 'teklif.pdf')
  await expect(on.problem).toBeVisible()
  await on.button('Kapat').click()
  await on.opener.click()
  await expect(on.picture).toBeVisible()
  await expect(on.problem).toBeHidden()
})

test('a photograph given at the finished picture is said to be on its way, and then takes its place', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.button('Köşeler tamam').click()
  // A photograph that takes as long to decode as the test wants.
  const letGo = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const decode = createImageBitmap
    window.createImageBitmap = async (picture: ImageBitmapSource) => {
      await promise
      return decode(picture)
    }
    return resolve
  })
  await giveFile(page, 'drop', await flatPhoto(1000, 500), 'dukkan.png')
  await expect(on.preparing).toBeInViewport({ ratio: 1 })
  await expect(on.picture).toHaveAttribute('width', '800')
  await letGo.evaluate((resolve) => {
    resolve(undefined)
  })
  await expect(on.corner(0)).toBeVisible()
  await expect(on.preparing).toBeHidden()
  await expect(on.picture).toHaveAttribute('width', '1000')
})

test('a browser without memory to paint with says so, the wizard stays, and later a photograph is painted', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.drawn()
  const giveMemory = await page.evaluateHandle(() => {
    const { prototype } = HTMLCanvasElement
    const original = Reflect.get(prototype, 'getContext')
    prototype.getContext = () => null
    return () => Reflect.set(prototype, 'getContext', original)
  })
  const sentence = /^Cihazın belleği resmi çizmeye yetmedi\./u
  // In the midst of the work …
  await on.corner(0).press('ArrowUp')
  await expect(on.problem).toHaveText(sentence)
  // … and before it.
  await on.button('Kapat').click()
  await expect(on.dialog).toBeHidden()
  await expect(wizardOn(page).drawing).toBeVisible()
  await on.opener.click()
  await expect(on.problem).toHaveText(sentence)
  await giveMemory.evaluate((give) => give())
  await giveFile(page, 'drop', await flatPhoto(1000, 500), 'dukkan.png')
  await expect(on.picture).toHaveAttribute('width', '1000')
  await expect(on.problem).toBeHidden()
  await on.drawn()
  expect(await colorsAt(page, [{ x: 500, y: 250 }])).not.toEqual([[FLAT.r, FLAT.g, FLAT.b]])
})

test('a picture that was ready too late to be shared goes with the next tap, as it was made', async ({
  page,
}) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.drawn()
  // Opens no share sheet but the third one.
  const shared = await page.evaluateHandle(() => {
    const files: (File | undefined)[] = []
    const share = (data: ShareData) => {
      files.push(data.files?.[0])
      return files.length === 3
        ? Promise.resolve()
        : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
    Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: share } })
    return files
  })
  await on.button('Köşeler tamam').press('Enter')
  const ready = on.dialog.getByText('Resim hazır. Göndermek için yeniden dokunun.')
  await on.button('Paylaş').press('Enter')
  await expect(ready).toBeVisible()
  // Of another view nothing is ready.
  await on.openness.fill('30')
  await expect(ready).toHaveCount(0)
  await on.button('Paylaş').press('Enter')
  await expect(ready).toBeVisible()
  await on.button('Paylaş').press('Enter')
  await expect(ready).toHaveCount(0)
  expect(
    await shared.evaluate(([shut, open, again]) => [
      open instanceof File,
      open === shut,
      open === again,
    ]),
  ).toEqual([true, false, true])
})

test('a share sheet that never answers stands in the way of nothing', async ({ page }) => {
  const on = await openPhotoDialog(page)
  await choosePhoto(page, await flatPhoto(800, 600))
  await on.drawn()
  await page.evaluate(() => {
    let isOpen = false
    const share = () => {
      if (isOpen) return Promise.reject(new DOMException('', 'InvalidStateError'))
      isOpen = true
      return new Promise<void>(() => undefined)
    }
    Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: share } })
  })
  await on.button('Köşeler tamam').press('Enter')
  const busy = on.dialog.getByText('Resim hazırlanıyor…')
  await on.button('Paylaş').press('Enter')
  await expect(busy).toBeVisible()
  await expect(busy).toBeHidden()
  // The sheet is open already: no fault to speak of.
  await on.button('Paylaş').press('Enter')
  await expect(on.dialog.getByText('Resim hazırlanamadı.')).toBeHidden()
  const download = page.waitForEvent('download')
  await on.button('Resmi kaydet').press('Enter')
  expect((await download).suggestedFilename()).toBe('kepenk-onizleme.jpg')
  await expect(on.dialog.getByText('İndirme başlatıldı.')).toBeVisible()
})

test.describe('when the photo script does not arrive', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/u })

  test('a sentence says so, and another tap tries again', async ({ page }) => {
    await page.route('**/PhotoDialog*.js*', (route) => route.abort())
    const wizard = await openWizard(page)
    const on = photoDialogOn(page)
    await on.opener.click()
    await expect(page.getByText('Bu bölüm yüklenemedi.')).toBeVisible()
    await expect(wizard.next).toBeEnabled()
    await page.unroute('**/PhotoDialog*.js*')
    await on.opener.click()
    await expect(on.button('Fotoğraf seçin')).toBeVisible()
  })
})

test('a photo script that arrives after the visitor has gone on opens nothing', async ({
  page,
}) => {
  const release = await hold(page, '**/PhotoDialog*.js*')
  await openWizard(page)
  const on = photoDialogOn(page)
  await on.opener.click()
  await expect(on.opener).toHaveAttribute('aria-busy', 'true')
  await goOnTo(page, 'Ölçü')
  await expect(on.opener).toHaveAttribute('aria-busy', 'false')
  const arrived = page.waitForResponse('**/PhotoDialog*.js*')
  release()
  await (await arrived).finished()
  // The dialog is there, and waits to be asked for again.
  await expect(page.locator('dialog')).toBeAttached()
  await expect(on.dialog).toBeHidden()
  await on.opener.click()
  await expect(on.button('Fotoğraf seçin')).toBeVisible()
})
