import { clamp } from '#lib/clamp.ts'
import { luma, type Rgb } from '#lib/colour.ts'
import { project, rectangleToQuad, type Quad } from './homography.ts'

/** Pixels as the canvas hands them over: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** How the photograph's light falls on the shutter: a coarse grid over the whole picture, and one tint. */
export interface Light {
  readonly columns: number
  readonly rows: number
  /** 1 leaves a colour as it is. */
  readonly gains: Float32Array
  readonly tint: Rgb
}

const GAIN = { least: 0.3, most: 1.12 }
const LOCAL = { least: 0.72, most: 1.25, softness: 0.65 }
const TINT = { strength: 0.55, least: 0.86, most: 1.14 }
/** How much more a grey spot says about the light than a coloured one. */
const GREY_COUNTS = 5
/** White light is assumed, this much for every spot: where all is coloured, nothing tells. */
const DOUBT = 8
/** Width of the band of wall that is sampled around the opening, as a share of the opening. */
const AROUND = 0.35
const SPREAD_ROUNDS = 80

/**
 * Reads the light of a picture that was shrunk to a few cells. The wall around the opening tells it: what is inside
 * (glass, a lit shop) is about to be covered, so the light there is spread in from the rim.
 */
export function readLight({ width, height, data }: Pixels, quad: Quad): Light {
  const cells = Array.from({ length: width * height }, (_, cell): Rgb => {
    const at = cell * 4
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  })
  const brightness = cells.map(luma)
  const isCovered = coverage(width, height, quad)
  const rim = brightness.map((_, cell) => isNear(cell, width, quad) && isCovered[cell] !== true)
  const told = rim.includes(true) ? rim : brightness.map(() => true)
  const around = mean(brightness.filter((_, cell) => told[cell]))
  const seen = brightness.filter((_, cell) => isCovered[cell] !== true)
  const brightest = percentile90(seen.length > 0 ? seen : brightness)
  const exposure = clamp(0.18 + 1.3 * (0.6 * around + 0.4 * brightest), GAIN.least, GAIN.most)
  const field = spread(blurred(brightness, width, height), isCovered, width, height, around)
  const gains = Float32Array.from(field, (local) => {
    const relative = Math.pow(local / Math.max(around, 0.02), LOCAL.softness)
    return clamp(exposure * clamp(relative, LOCAL.least, LOCAL.most), GAIN.least, GAIN.most)
  })
  return {
    columns: width,
    rows: height,
    gains,
    tint: tintOf(cells),
  }
}

const percentile90 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? 0
const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)

/** The colour of the light, told by what is nearly grey: a red wall is not red light. */
function tintOf(cells: readonly Rgb[]): Rgb {
  const weights = cells.map((cell) => {
    const most = Math.max(...cell, 1)
    return Math.pow(1 - (most - Math.min(...cell)) / most, GREY_COUNTS)
  })
  const channel = (index: 0 | 1 | 2) =>
    cells.reduce(
      (total, cell, at) => total + cell[index] * (weights[at] ?? 0),
      DOUBT * cells.length,
    )
  const sums: Rgb = [channel(0), channel(1), channel(2)]
  const grey = luma(sums) * 255
  const part = (value: number) =>
    clamp(1 + (value / grey - 1) * TINT.strength, TINT.least, TINT.most)
  return [part(sums[0]), part(sums[1]), part(sums[2])]
}

const middleOf = (cell: number, width: number) => ({
  x: (cell % width) + 0.5,
  y: Math.floor(cell / width) + 0.5,
})

/** Which cells the shutter is about to cover, one cell more all round. */
function coverage(width: number, height: number, quad: Quad): readonly boolean[] {
  const map = rectangleToQuad(1, 1, quad)
  const steps = 2 * Math.max(width, height)
  const covered = Array.from({ length: width * height }, () => false)
  for (let row = 0; row <= steps; row += 1) {
    for (let column = 0; column <= steps; column += 1) {
      const { x, y } = project(map, { x: column / steps, y: row / steps })
      const cell = { x: Math.floor(x), y: Math.floor(y) }
      if (cell.x >= 0 && cell.y >= 0 && cell.x < width && cell.y < height) {
        covered[cell.y * width + cell.x] = true
      }
    }
  }
  return covered
}

function isNear(cell: number, width: number, quad: Quad): boolean {
  const { x, y } = middleOf(cell, width)
  const xs = quad.map((corner) => corner.x)
  const ys = quad.map((corner) => corner.y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const far = { x: (right - left) * AROUND, y: (bottom - top) * AROUND }
  return x > left - far.x && x < right + far.x && y > top - far.y && y < bottom + far.y
}

/** Each cell with its eight neighbours. */
const blurred = (values: readonly number[], width: number, height: number): readonly number[] =>
  values.map((_, cell) => {
    const near: number[] = []
    const row = Math.floor(cell / width)
    const column = cell % width
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
        near.push(values[y * width + x] ?? 0)
      }
    }
    return mean(near)
  })

/** Fills the covered cells from their rim inwards, as heat spreads. */
function spread(
  values: readonly number[],
  isCovered: readonly boolean[],
  width: number,
  height: number,
  start: number,
): Float32Array {
  const field = Float32Array.from(values, (value, cell) =>
    isCovered[cell] === true ? start : value,
  )
  for (let round = 0; round < SPREAD_ROUNDS; round += 1) {
    isCovered.forEach((covered, cell) => {
      if (!covered) return
      const column = cell % width
      const neighbours = [
        column > 0 ? field[cell - 1] : undefined,
        column < width - 1 ? field[cell + 1] : undefined,
        cell >= width ? field[cell - width] : undefined,
        cell < width * (height - 1) ? field[cell + width] : undefined,
      ].filter((value) => value !== undefined)
      field[cell] = mean(neighbours)
    })
  }
  return field
}
