import type { OuterSize } from '../assembly/assembly.ts'
import { project, rectangleToQuad, type Quad } from './homography.ts'
import { SHADOW } from './paint-shadow.ts'

/** A piece of the picture, in whole pixels. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Of a picture, in whole pixels. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Nearer to the horizon than this, a shadow's edge would lie anywhere. */
const LEAST_DEPTH = 0.05

/** The part of the picture that shutter and shadow can touch. */
export function regionOf(corners: Quad, shutter: OuterSize, picture: PixelSize): Region {
  const map = rectangleToQuad(shutter.width, shutter.height, corners)
  const [left, right] = [-SHADOW.side, shutter.width + SHADOW.side]
  const [top, bottom] = [-SHADOW.top, shutter.height + SHADOW.bottom]
  const around = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  if (around.some(({ x, y }) => map[6] * x + map[7] * y + map[8] < LEAST_DEPTH)) {
    return { x: 0, y: 0, ...picture }
  }
  const points = around.map((corner) => project(map, corner))
  const x = Math.max(0, Math.floor(Math.min(...points.map((point) => point.x))))
  const y = Math.max(0, Math.floor(Math.min(...points.map((point) => point.y))))
  return {
    x,
    y,
    width: Math.min(picture.width, Math.ceil(Math.max(...points.map((point) => point.x)))) - x,
    height: Math.min(picture.height, Math.ceil(Math.max(...points.map((point) => point.y)))) - y,
  }
}
