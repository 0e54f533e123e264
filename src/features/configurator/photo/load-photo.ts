import { readPictureHeader, type PictureHeader } from './picture-header.ts'
import type { PixelSize } from './region.ts'
import { canvasOf, release, type Surface } from './surface.ts'
import { WORKING_SIDE, workingSize } from './working-size.ts'

/** Decoded, each megapixel takes four megabytes of the phone's memory. */
const MOST_MEGAPIXELS = 70
const MOST_MEGABYTES = 80
const HEADER_BYTES = 512 * 1024

export type LoadedPhoto =
  | { readonly kind: 'photo'; readonly photo: Surface }
  | { readonly kind: 'refused'; readonly sentence: string }

/**
 * A photograph as an upright canvas of at most 1600 px; or, where there is none to be had, one sentence that says
 * why and what helps. No address is made for the file: the page's policy allows no picture from elsewhere.
 */
export async function loadPhoto(file: Blob): Promise<LoadedPhoto> {
  try {
    const header = readPictureHeader(
      new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()),
    )
    const refusal = refusalOf(file, header)
    if (refusal !== undefined) return refused(refusal)
    const bitmap = await decode(file, header)
    if (bitmap === undefined) return refused(sentences.undecodable(header))
    try {
      // Not every header tells the size, and not every one is true.
      if (isHuge(bitmap)) return refused(sentences.huge)
      const size = workingSize(bitmap)
      if (size === undefined) return refused(sentences.tiny)
      return { kind: 'photo', photo: fitted(bitmap, size) }
    } finally {
      bitmap.close()
    }
  } catch {
    // The file went away while it was read (a cloud folder, a pulled card), or memory ran out.
    return refused(sentences.unreadable)
  }
}

const sentences = {
  empty: 'Bu dosya boş. Başka bir fotoğraf seçin.',
  noPhoto: 'Bu dosya bir fotoğraf değil. JPEG, PNG ya da WebP bir fotoğraf seçin.',
  huge: 'Bu resim çok büyük. Telefonda daha küçük bir boyda kaydedip yeniden seçin.',
  tiny: 'Bu resim çok küçük. Daha büyük bir fotoğraf seçin.',
  unreadable: 'Fotoğraf okunamadı. Yeniden seçmeyi deneyin.',
  tooOld:
    'Bu tarayıcı fotoğrafı açamıyor. Tarayıcıyı güncelleyin ya da fotoğrafı bize WhatsApp’tan gönderin.',
  undecodable: ({ format }: PictureHeader) => {
    if (!('createImageBitmap' in globalThis)) return sentences.tooOld
    if (format === 'heic')
      return 'Bu tarayıcı HEIC dosyasını açamıyor. Telefonda JPEG olarak kaydedip yeniden seçin.'
    return 'Bu fotoğraf açılamadı, dosya bozuk olabilir. Başka bir fotoğraf seçin.'
  },
}

const refused = (sentence: string): LoadedPhoto => ({ kind: 'refused', sentence })

function refusalOf(file: Blob, { format, width = 0, height = 0 }: PictureHeader) {
  if (file.size === 0) return sentences.empty
  if (format === 'unknown') return sentences.noPhoto
  if (file.size > MOST_MEGABYTES * 1e6 || isHuge({ width, height })) return sentences.huge
  return undefined
}

const isHuge = ({ width, height }: PixelSize) => width * height > MOST_MEGAPIXELS * 1e6

/** Upright by its Exif orientation, and shrunk while decoding where the browser can: 50 megapixels stay small. */
async function decode(file: Blob, { width = 0, height = 0 }: PictureHeader) {
  const isLarge = Math.min(width, height) > WORKING_SIDE
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      // One side only: the other follows, whichever way the camera was held.
      ...(isLarge ? ({ resizeWidth: WORKING_SIDE, resizeQuality: 'high' } as const) : {}),
    })
  } catch {
    try {
      return await createImageBitmap(file) // older browsers refuse the options, not the picture
    } catch {
      return undefined
    }
  }
}

function fitted(bitmap: ImageBitmap, { width, height }: PixelSize): Surface {
  const photo = canvasOf(width, height)
  try {
    photo.context.imageSmoothingQuality = 'high'
    // A cut-out with clear parts would let the page shine through.
    photo.context.fillStyle = '#fff'
    photo.context.fillRect(0, 0, width, height)
    photo.context.drawImage(bitmap, 0, 0, width, height)
    return photo
  } catch (error) {
    release(photo)
    throw error
  }
}
