import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { invariant } from '#lib/invariant.ts'

const FILES = ['archivo-tr-latin.woff2', 'archivo-tr-ext.woff2']

const openFonts = () =>
  Promise.all(
    FILES.map(async (name) => {
      const font = create(await readFile(join(process.cwd(), 'src/styles/fonts', name)))
      invariant(!font.isCollection, `src/styles/fonts/${name} holds more than one font.`)
      return font
    }),
  )

/**
 * A line of text as an SVG path, drawn with the site's own font, so that a picture looks the same on every
 * machine that builds it. `size` is the font size and `width` the length of the line, both in px. The weight is
 * regular: the font's reader cannot vary a WOFF2, so a heavier line is drawn with a stroke.
 */
export async function outlineText(
  text: string,
  size: number,
): Promise<{ readonly path: string; readonly width: number }> {
  const fonts = await openFonts()
  let path = ''
  let x = 0
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint)) ?? fonts[0]
    if (font === undefined) continue
    const glyph = font.glyphForCodePoint(codePoint)
    const scale = size / font.unitsPerEm
    path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += glyph.advanceWidth * scale
  }
  return { path, width: x }
}
