import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawSharePicture } from './share-picture.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-picture-'))
  symlinkSync(join(process.cwd(), 'src'), join(folder, 'src'), 'dir')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const words = { brand: 'Örnek', title: 'Hizmetler', promise: '7/24' }

test('a photograph that is replaced while a server runs is in the next picture, whatever was kept of the one before', async () => {
  const photo = join(folder, 'photo.png')
  const colourWith = async (background: string, title: string) => {
    await sharp({ create: { width: 300, height: 200, channels: 3, background } }).toFile(photo)
    const look = { isHome: false, isRendered: false }
    const picture = await drawSharePicture(photo, { ...words, title }, look)
    const corner = sharp(picture).extract({ left: 9, top: 9, width: 1, height: 1 })
    const [red = 0, , blue = 0] = await corner.raw().toBuffer()
    return red > blue ? 'red' : 'blue'
  }
  expect(await colourWith('red', 'Hizmetler')).toBe('red')
  expect(await colourWith('blue', 'Hizmetler')).toBe('blue')
  expect(await colourWith('blue', 'Projeler')).toBe('blue')
  expect(await colourWith('red', 'Projeler')).toBe('red')
})
