import { isShareAnswer } from '#lib/share-answer.ts'
import { canvasOf, release, type Surface } from './surface.ts'

export interface Caption {
  /** What is shown: type, material, colour, size. */
  readonly facts: string
  /** Who made it: brand and phone. */
  readonly sender: string
}

const PICTURE_NAME = 'kepenk-onizleme.jpg'
const NOTE = 'Temsilî görünüm'
const QUALITY = 0.9
/** Of the picture's width; never so small that a messenger's thumbnail swallows it. */
const LETTER_SHARE = 0.027
const SMALLEST_LETTERS = 13
const LINE = 1.45
/** Safari asks before it downloads and reads the address only then. */
const ADDRESS_LIVES_MS = 40_000

/** The picture with its caption under it, as a JPEG. Rejects where the browser has no memory for it. */
export async function pictureFile(picture: Surface, caption: Caption): Promise<File> {
  const { width, height } = picture.canvas
  const letters = Math.max(SMALLEST_LETTERS, Math.round(width * LETTER_SHARE))
  const family = getComputedStyle(document.body).fontFamily
  const pad = letters
  const font = (size: number, weight: number) => `${String(weight)} ${String(size)}px ${family}`
  picture.context.font = font(letters, 640)
  const facts = wrapped(picture.context, caption.facts, width - 2 * pad)
  picture.context.font = font(letters * 0.85, 440)
  const rest = wrapped(picture.context, `${caption.sender} · ${NOTE}`, width - 2 * pad)

  const strip = Math.ceil(pad * 1.4 + (facts.length + rest.length * 0.9) * letters * LINE)
  const sheet = canvasOf(width, height + strip)
  try {
    const { context } = sheet
    context.fillStyle = '#15191c'
    context.fillRect(0, 0, width, height + strip)
    context.drawImage(picture.canvas, 0, 0)
    context.fillStyle = '#ffb52e'
    context.fillRect(0, height, width, Math.max(3, Math.round(letters / 6)))
    context.textBaseline = 'middle'
    let y = height + pad * 0.8 + (letters * LINE) / 2
    const write = (lines: readonly string[], look: string, color: string, step: number) => {
      context.font = look
      context.fillStyle = color
      for (const line of lines) {
        context.fillText(line, pad, y)
        y += step
      }
    }
    write(facts, font(letters, 640), '#ffffff', letters * LINE)
    write(rest, font(letters * 0.85, 440), '#ccd3d7', letters * LINE * 0.9)
    const blob = await new Promise<Blob | null>((resolve) => {
      sheet.canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    if (blob === null) throw new Error('The browser made no JPEG of the picture.')
    return new File([blob], PICTURE_NAME, { type: 'image/jpeg' })
  } finally {
    release(sheet)
  }
}

/** Breaks a text into lines that fit; a word longer than a line stands alone. */
function wrapped(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last ?? ''} ${word}`
    if (last !== undefined && context.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer
    } else lines.push(word)
  }
  return lines
}

/** Hands the file to the browser's downloads. Its address lives until the browser has taken it. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, ADDRESS_LIVES_MS)
}

const canShare = (files: readonly File[]) =>
  'canShare' in navigator && navigator.canShare({ files: [...files] })

/** Whether this browser can hand a picture to another app; asked with an empty one. */
export const canSharePictures = (): boolean =>
  canShare([new File([''], PICTURE_NAME, { type: 'image/jpeg' })])

/** Opens the phone's share sheet. A visitor who closes it again, or has an earlier one open, has not met an error. */
export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!isShareAnswer(error)) throw error
  }
}
