import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { invariant } from '#lib/invariant.ts'

const FILE = 'src/styles/fonts/archivo-tr.woff2'

let opened: ReturnType<typeof readFont> | undefined

/** Unpacking the font takes longer than drawing a line of text: once is enough for all of them. */
const openFont = () => (opened ??= readFont())

async function readFont() {
  const font = create(await readFile(join(process.cwd(), FILE)))
  invariant(!font.isCollection, `${FILE} holds more than one font.`)
  return font
}

/**
 * A line of text as an SVG path, drawn with the site's own font, so that a picture looks the same on every
 * machine that builds it. `size` is the font size and `width` the length of the line, both in px. The weight is
 * regular: the font's reader cannot vary a WOFF2, so a heavier line is drawn with a stroke.
 */
export async function outlineText(
  text: string,
  size: number,
): Promise<{ readonly path: string; readonly width: number }> {
  const font = await openFont()
  const scale = size / font.unitsPerEm
  let path = ''
  let x = 0
  for (const character of text) {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += glyph.advanceWidth * scale
  }
  return { path, width: x }
}
