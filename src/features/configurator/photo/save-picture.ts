import { createComposer } from './composer.ts'
import { pictureFile } from './hand-over.ts'
import type { View } from './plan.ts'
import { canvasOf, release, type Surface } from './surface.ts'

export interface Caption {
  /** What is shown: type, material, colour, size. */
  readonly facts: string
  /** Who made it: brand and phone. */
  readonly sender: string
}

const NOTE = 'Temsilî görünüm'
const QUALITY = 0.9
/** Of the picture's width; never so small that a messenger's thumbnail swallows it. */
const LETTER_SHARE = 0.027
const SMALLEST_LETTERS = 13
const LINE = 1.45

/** The shutter in the photograph with a caption under it, as a JPEG. Rejects where the browser has no memory for it. */
export async function pictureOf(photo: Surface, view: View, caption: Caption): Promise<File> {
  // First: where it throws, it holds nothing.
  const composer = createComposer(photo)
  const whole = canvasOf(photo.canvas.width, photo.canvas.height)
  try {
    await composer.finish(whole.context, view, () => true)
    return await withCaption(whole, caption)
  } finally {
    composer.dispose()
    release(whole)
  }
}

async function withCaption(picture: Surface, caption: Caption): Promise<File> {
  const { width, height } = picture.canvas
  const letters = Math.max(SMALLEST_LETTERS, Math.round(width * LETTER_SHARE))
  const family = getComputedStyle(document.body).fontFamily
  const pad = letters
  const set = (text: string, color: string, weight: number, size: number, step: number) => {
    const font = `${String(weight)} ${String(size)}px ${family}`
    picture.context.font = font
    return { lines: wrapped(picture.context, text, width - 2 * pad), color, font, step }
  }
  const line = letters * LINE
  const facts = set(caption.facts, '#ffffff', 640, letters, line)
  const rest = set(`${caption.sender} · ${NOTE}`, '#ccd3d7', 440, letters * 0.85, line * 0.9)

  const strip = Math.ceil(
    pad * 1.4 + facts.lines.length * facts.step + rest.lines.length * rest.step,
  )
  const sheet = canvasOf(width, height + strip)
  try {
    const { context } = sheet
    context.fillStyle = '#15191c'
    context.fillRect(0, 0, width, height + strip)
    context.drawImage(picture.canvas, 0, 0)
    context.fillStyle = '#ffb52e'
    context.fillRect(0, height, width, Math.max(3, Math.round(letters / 6)))
    context.textBaseline = 'middle'
    let y = height + pad * 0.8 + line / 2
    for (const { lines, color, font, step } of [facts, rest]) {
      context.font = font
      context.fillStyle = color
      for (const text of lines) {
        context.fillText(text, pad, y)
        y += step
      }
    }
    const blob = await new Promise<Blob | null>((resolve) => {
      sheet.canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    if (blob === null) throw new Error('The browser made no JPEG of the picture.')
    return pictureFile(blob)
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
