import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { invariant } from '#lib/invariant.ts'
import { setText } from './set-text.ts'

const FILE = 'src/styles/fonts/archivo-tr.woff2'

let opened: ReturnType<typeof readFont> | undefined

/** Unpacking the font and tracing its letters takes longer than setting a line: once is enough for all of them. */
const openFont = () => (opened ??= readFont())

async function readFont() {
  const font = create(await readFile(join(process.cwd(), FILE)))
  invariant(!font.isCollection, `${FILE} holds more than one font.`)
  const traced = new Map<string, { readonly path: string; readonly advance: number }>()
  const trace = (character: string) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    const letter = { path: glyph.path.scale(1, -1).toSVG(), advance: glyph.advanceWidth }
    traced.set(character, letter)
    return letter
  }
  const letterOf = (character: string) => traced.get(character) ?? trace(character)
  const hasGlyph = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  return { letterOf, hasGlyph, unitsPerEm: font.unitsPerEm }
}

/** The signs of a text that a picture cannot show, nor anything in their place. */
export async function unsettable(text: string): Promise<readonly string[]> {
  return setText(text, (await openFont()).hasGlyph).missing
}

/**
 * A line of text as SVG paths, drawn with the site's own font, so that a picture looks the same on every machine
 * that builds it: its baseline begins at 0 0. `size` is the font size, `weight` the breadth of its stroke and `width`
 * the length of the line, all in px. The font's reader cannot vary a WOFF2, so a heavier line is drawn with a stroke.
 */
export async function outlineText(
  text: string,
  size: number,
  weight = 0,
): Promise<{ readonly paths: string; readonly width: number }> {
  const { letterOf, hasGlyph, unitsPerEm } = await openFont()
  const { text: letters, missing } = setText(text, hasGlyph)
  invariant(missing.length === 0, `“${text}”: the font of pictures has no ${missing.join(' ')}`)
  const scale = size / unitsPerEm
  let drawn = ''
  let x = 0
  for (const character of letters) {
    const { path, advance } = letterOf(character)
    if (path !== '') drawn += `<path transform="translate(${String(x)} 0)" d="${path}"/>`
    x += advance
  }
  const stroke = (weight / scale).toFixed(1)
  return {
    paths: `<g transform="scale(${scale.toFixed(5)})" stroke-width="${stroke}">${drawn}</g>`,
    width: x * scale,
  }
}

/** A line of text like `outlineText`, no wider than `room` px: a longer one is drawn smaller. */
export async function fitted(text: string, size: number, weight: number, room: number) {
  const line = await outlineText(text, size, weight)
  return line.width <= room ? line : outlineText(text, (size * room) / line.width, weight)
}
