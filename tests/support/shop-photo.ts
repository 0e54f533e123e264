import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Point, Quad } from '#features/configurator/photo/homography.ts'
import { expect } from './visitor.ts'
import { openWizard } from './wizard.ts'

const CORNERS = ['Sol üst köşe', 'Sağ üst köşe', 'Sağ alt köşe', 'Sol alt köşe'] as const

/** A picture of one strong colour, so that everything drawn onto it can be told from it. */
export const FLAT = { r: 190, g: 60, b: 190 }
export const flatPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: FLAT } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Four corners, from the top left clockwise. */
export const quad = (...numbers: readonly [number, number][]): Quad => {
  const [a, b, c, d] = numbers.map(([x, y]) => ({ x, y }))
  if (!a || !b || !c || !d) throw new Error('four corners')
  return [a, b, c, d]
}

/** The words a visitor of the photo dialog acts on. */
export const photoDialogOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Dükkânımda gör' })
  const button = (name: string) => dialog.getByRole('button', { name })
  return {
    dialog,
    button,
    opener: page.getByRole('button', { name: 'Dükkânımda gör' }),
    picture: dialog.getByRole('img', { name: /^Fotoğrafınızda kepenk/u }),
    corner: (index: number) => dialog.getByRole('slider', { name: CORNERS[index] ?? '' }),
    openness: dialog.getByRole('slider', { name: 'Açılma oranı' }),
    problem: dialog.getByRole('alert'),
    preparing: dialog.getByText('Fotoğraf hazırlanıyor…'),
    /** The last draft was replaced by the full picture. */
    drawn: () =>
      expect(dialog.getByRole('img', { name: /^Fotoğrafınızda kepenk/u })).toHaveAttribute(
        'aria-busy',
        'false',
      ),
  }
}

export async function openPhotoDialog(page: Page) {
  await openWizard(page)
  const on = photoDialogOn(page)
  await on.opener.click()
  await expect(on.button('Fotoğraf seçin')).toBeVisible()
  return on
}

export async function choosePhoto(page: Page, buffer: Buffer, name = 'dukkan.jpg') {
  const chooser = page.waitForEvent('filechooser')
  await photoDialogOn(page).button('Fotoğraf seçin').click()
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer })
}

/** Pastes a file into the dialog or drops it there, whatever its stage. */
export async function giveFile(page: Page, how: 'paste' | 'drop', buffer: Buffer, name: string) {
  await photoDialogOn(page).dialog.evaluate(
    (dialog, { how, name, base64 }) => {
      const given = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      given.items.add(new File([bytes], name))
      const init = { bubbles: true, cancelable: true }
      dialog.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: given })
          : new DragEvent('drop', { ...init, dataTransfer: given }),
      )
    },
    { how, name, base64: buffer.toString('base64') },
  )
}

/** Where a corner is, as it tells people who cannot see it. */
export async function cornerAt(page: Page, index: number): Promise<Point> {
  const text = (await photoDialogOn(page).corner(index).getAttribute('aria-valuetext')) ?? ''
  const [, x, y] = /^soldan (\d+), üstten (\d+)$/u.exec(text) ?? []
  return { x: Number(x), y: Number(y) }
}

/** Drags a corner with the mouse to a spot of the picture, and the last pixels with the arrow keys. */
async function moveCorner(page: Page, index: number, to: Point) {
  const { corner, picture } = photoDialogOn(page)
  const from = await cornerAt(page, index)
  const scale = await picture.evaluate((canvas: HTMLCanvasElement) => {
    return canvas.getBoundingClientRect().width / canvas.width
  })
  const box = await corner(index).boundingBox()
  if (box === null) throw new Error('no handle')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + (to.x - from.x) * scale, middle.y + (to.y - from.y) * scale)
  await page.mouse.up()
  await corner(index).focus()
  const here = await cornerAt(page, index)
  for (let x = here.x; x !== to.x; x += Math.sign(to.x - x)) {
    await page.keyboard.press(to.x > x ? 'ArrowRight' : 'ArrowLeft')
  }
  for (let y = here.y; y !== to.y; y += Math.sign(to.y - y)) {
    await page.keyboard.press(to.y > y ? 'ArrowDown' : 'ArrowUp')
  }
  expect(await cornerAt(page, index)).toEqual(to)
}

/** Marks all four corners and goes on to the finished picture. */
export async function markAndLook(page: Page, quad: Quad) {
  // Outwards first, so that no corner ever crosses another on the way.
  for (const [index, to] of quad.entries()) await moveCorner(page, index, to)
  await photoDialogOn(page).button('Köşeler tamam').click()
  await photoDialogOn(page).drawn()
}

/** What is on the canvas: rows of red, green, blue, alpha. */
export async function pixelsOf(page: Page) {
  const { width, height, bytes } = await photoDialogOn(page).picture.evaluate(
    (shown: HTMLCanvasElement) => {
      // A copy: reading the canvas itself would take it from the graphics card.
      const copy = document.createElement('canvas')
      copy.width = shown.width
      copy.height = shown.height
      const context = copy.getContext('2d', { willReadFrequently: true })
      context?.drawImage(shown, 0, 0)
      const data = context?.getImageData(0, 0, copy.width, copy.height).data ?? []
      const pieces: string[] = []
      for (let at = 0; at < data.length; at += 8192) {
        pieces.push(String.fromCharCode(...data.slice(at, at + 8192)))
      }
      const { width, height } = copy
      copy.width = 0
      return { width, height, bytes: btoa(pieces.join('')) }
    },
  )
  const data = Buffer.from(bytes, 'base64')
  const at = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(x)))
    const row = Math.min(height - 1, Math.max(0, Math.floor(y)))
    const start = (row * width + column) * 4
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0] as const
  }
  return { width, height, at }
}

/** Colours at some spots of the picture. */
export async function colorsAt(page: Page, spots: readonly Point[]) {
  const { at } = await pixelsOf(page)
  return spots.map(({ x, y }) => at(x, y))
}
