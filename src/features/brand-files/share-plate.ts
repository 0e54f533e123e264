import { RENDERED_LABEL } from '#ui/rendered-label.ts'
import { brandColours } from './brand-colours.ts'
import { placedMark } from './placed-mark.ts'
import { fitted, outlineText } from './text-outline.ts'

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** Height of the plate in px. */
export const PLATE = 208
const EDGE = 64
const MARK_PX = 96
const TEXT_X = EDGE + MARK_PX + 40
const TEXT_WIDTH = SHARE_WIDTH - EDGE - TEXT_X
const TOP = SHARE_HEIGHT - PLATE

export interface ShareWords {
  readonly brand: string
  /** The page's name; on the home page the slogan. */
  readonly title: string
  readonly promise: string
}

/** Cuts a line in two, as near its middle as its words allow. */
function cutInTwo(line: string): readonly string[] {
  const words = line.split(' ')
  const cuts = words.slice(1).map((_, index) => {
    const pair = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { pair, longest: Math.max(...pair.map(({ length }) => length)) }
  })
  return cuts.toSorted((a, b) => a.longest - b.longest)[0]?.pair ?? [line]
}

const put = (paths: string, x: number, y: number, colour: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}" stroke="${colour}">${paths}</g>`

/** The lines of text. The home page leads with the brand, every other page with its own name. */
async function textLines({ brand, title, promise }: ShareWords, isHome: boolean) {
  const { chalk, light } = brandColours
  const small = await outlineText(promise, 32, 1)
  const draw = async (text: string, size: number, y: number, weight: number, room = TEXT_WIDTH) =>
    put((await fitted(text, size, weight, room)).paths, TEXT_X, TOP + y, chalk)
  /** What the promise leaves of its line. */
  const beside = TEXT_WIDTH - small.width - 32
  const right = (y: number) =>
    put(small.paths, Math.round(SHARE_WIDTH - EDGE - small.width), TOP + y, light)
  if (isHome)
    return [await draw(brand, 66, 103, 3), await draw(title, 32, 155, 0, beside), right(155)].join(
      '',
    )
  const isLong = (await outlineText(title, 52)).width > TEXT_WIDTH
  const lines = isLong ? cutInTwo(title) : [title]
  const top = isLong ? 66 : 96
  const drawn = await Promise.all(
    lines.map((line, index) => draw(line, isLong ? 44 : 58, top + index * 52, isLong ? 1.6 : 2.4)),
  )
  const last = isLong ? 172 : 155
  return [...drawn, await draw(brand, 32, last, 0.8, beside), right(last)].join('')
}

/** In a corner of the photograph, as on every page: that it is no photograph. */
async function renderedNote(): Promise<string> {
  const note = await outlineText(RENDERED_LABEL, 20)
  const width = note.width + 24
  return [
    `<rect x="${(SHARE_WIDTH - width).toFixed(1)}" y="${String(TOP - 46)}" width="${width.toFixed(1)}" height="36" fill="${brandColours.night}" fill-opacity="0.78"/>`,
    put(note.paths, SHARE_WIDTH - width + 12, TOP - 21, '#ffffff'),
  ].join('')
}

/** All that lies over and under the photograph, as an SVG of the whole picture. */
export async function sharePlate(
  words: ShareWords,
  { isHome, isRendered }: { readonly isHome: boolean; readonly isRendered: boolean },
): Promise<string> {
  const { steel, light } = brandColours
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(SHARE_WIDTH)}" height="${String(SHARE_HEIGHT)}">
    <rect y="${String(TOP)}" width="100%" height="${String(PLATE)}" fill="${steel}"/>
    <rect y="${String(TOP - 10)}" width="100%" height="10" fill="${light}"/>
    ${placedMark(EDGE, TOP + (PLATE - MARK_PX) / 2, MARK_PX)}
    ${await textLines(words, isHome)}
    ${isRendered ? await renderedNote() : ''}
  </svg>`
}
