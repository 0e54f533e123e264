import type { Page } from '@playwright/test'
import {
  project,
  rectangleToQuad,
  type Point,
  type Quad,
} from '#features/configurator/photo/homography.ts'
import { SHADOW } from '#features/configurator/photo/paint-shadow.ts'
import { firstShutter } from './first-shutter.ts'
import { pixelsOf } from './shop-photo.ts'

const REACH = 8
const STEP = 0.125
/** Between the shutter's few and the picture's 130, also where a shadow halves them. */
const COLOURED = 36

/**
 * How far the drawn shutter is from where it was marked, px: along its edges, and at its corners, where the fitted
 * edges meet. On a picture of one strong colour the shutter is what is grey.
 */
export async function edgeErrors(page: Page, quad: Quad) {
  const chroma = chromaOf(await pixelsOf(page))
  const sides = quad.map((from, index) => {
    const to = quad[(index + 1) % 4] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const outward = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length }
    const spots = Array.from({ length: 21 }, (_, at): Point & { readonly off: number } => {
      const t = 0.05 + 0.045 * at
      const spot = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
      // From inside outwards: where the grey of the shutter turns into the colour of the picture.
      let off = -REACH
      while (off < REACH && chroma(spot.x + outward.x * off, spot.y + outward.y * off) < COLOURED)
        off += STEP
      return { x: spot.x + outward.x * off, y: spot.y + outward.y * off, off: Math.abs(off) }
    })
    return { spots, line: fitLine(spots) }
  })
  const corners = quad.map((marked, index) => {
    const met = meet(sides[(index + 3) % 4]?.line, sides[index]?.line)
    return Math.hypot(met.x - marked.x, met.y - marked.y)
  })
  return { edges: sides.flatMap(({ spots }) => spots.map(({ off }) => off)), corners }
}

/** How coloured the picture is at a spot between its pixels, 0 to 255. */
function chromaOf({ at }: Awaited<ReturnType<typeof pixelsOf>>) {
  const of = (x: number, y: number) => {
    const color = at(x, y)
    return Math.max(...color) - Math.min(...color)
  }
  return (x: number, y: number) => {
    const left = Math.floor(x - 0.5)
    const top = Math.floor(y - 0.5)
    const fx = x - 0.5 - left
    const fy = y - 0.5 - top
    return (
      (of(left, top) * (1 - fx) + of(left + 1, top) * fx) * (1 - fy) +
      (of(left, top + 1) * (1 - fx) + of(left + 1, top + 1) * fx) * fy
    )
  }
}

interface Line {
  readonly through: Point
  readonly along: Point
}

/** Least squares through points that lie nearly on a line. */
function fitLine(points: readonly Point[]): Line {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const through = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
  const sum = (of: (point: Point) => number) => points.reduce((total, p) => total + of(p), 0)
  const xx = sum(({ x }) => (x - through.x) ** 2)
  const yy = sum(({ y }) => (y - through.y) ** 2)
  const xy = sum(({ x, y }) => (x - through.x) * (y - through.y))
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { through, along: { x: Math.cos(angle), y: Math.sin(angle) } }
}

function meet(a: Line | undefined, b: Line | undefined): Point {
  if (a === undefined || b === undefined) throw new Error('two lines')
  const cross = a.along.x * b.along.y - a.along.y * b.along.x
  const between = { x: b.through.x - a.through.x, y: b.through.y - a.through.y }
  const t = (between.x * b.along.y - between.y * b.along.x) / cross
  return { x: a.through.x + a.along.x * t, y: a.through.y + a.along.y * t }
}

/** Pixels that changed although neither the shutter nor its shadow can reach them. */
export async function strayPixels(
  page: Page,
  quad: Quad,
  plain: { readonly r: number; readonly g: number; readonly b: number },
): Promise<number> {
  const map = rectangleToQuad(firstShutter.width, firstShutter.height, quad)
  const around = [
    { x: -SHADOW.side, y: -SHADOW.top },
    { x: firstShutter.width + SHADOW.side, y: -SHADOW.top },
    { x: firstShutter.width + SHADOW.side, y: firstShutter.height + SHADOW.bottom },
    { x: -SHADOW.side, y: firstShutter.height + SHADOW.bottom },
  ].map((corner) => project(map, corner))
  const isOutside = (x: number, y: number) =>
    around.some((from, index) => {
      const to = around[(index + 1) % 4] ?? from
      const turn = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
      return turn / Math.hypot(to.x - from.x, to.y - from.y) < -1.5
    })
  const { width, height, at } = await pixelsOf(page)
  let stray = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = at(x, y)
      const isPlain = r === plain.r && g === plain.g && b === plain.b
      if (!isPlain && isOutside(x + 0.5, y + 0.5)) stray += 1
    }
  }
  return stray
}
