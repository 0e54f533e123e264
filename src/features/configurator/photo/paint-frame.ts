import type { Rgb } from '#lib/colour.ts'
import { partsOf, type Assembly, type Rectangle } from '../assembly/assembly.ts'
import { black, gradient, paintOf, shade, white, type Brush } from './tones.ts'

/** How deep the curtain lies in its guides, and how far the bare coil's brackets stand in, mm. */
const SLOT_MM = 10
const BRACKET_MM = 40
/** The guides end behind the box. */
const UNDER_BOX_MM = 30

/** Guides, box and photo cells, painted in the curtain's colour as the trade delivers them. */
export function paintFrame(context: Brush, assembly: Assembly): void {
  const paint = paintOf(assembly.curtain.hex)
  const middle = assembly.width / 2
  for (const guide of partsOf(assembly, 'guide')) {
    paintGuide(context, guide, paint, guide.x < middle)
  }
  for (const box of partsOf(assembly, 'box')) {
    if (assembly.build.box.isBoxed) paintBox(context, box, paint)
    else paintBareCoil(context, box, paint, assembly.build.slat.pitch)
  }
  for (const sensor of partsOf(assembly, 'sensor')) paintSensor(context, sensor)
}

/** A channel seen from the front: a bright outer edge, and a dark slot on the side of the curtain. */
function paintGuide(
  context: Brush,
  { x, y, width, height }: Rectangle,
  paint: Rgb,
  isLeft: boolean,
) {
  const [outer, inner] = isLeft ? [x, x + width] : [x + width, x]
  context.fillStyle = gradient(
    context,
    [outer, 0, inner, 0],
    [
      [0, shade(paint, -0.34)],
      [0.06, shade(paint, 0.22)],
      [0.16, shade(paint, 0.02)],
      [0.7, shade(paint, -0.08)],
      [0.84, shade(paint, 0.12)],
      [0.9, shade(paint, -0.4)],
      [1, shade(paint, -0.7)],
    ],
  )
  context.fillRect(x, y - UNDER_BOX_MM, width, height + UNDER_BOX_MM)
  context.fillStyle = black(0.28)
  context.fillRect(isLeft ? inner - SLOT_MM : inner, y, SLOT_MM, height)
}

/** A folded sheet with a slanted upper edge, and its underside in the dark. */
function paintBox(context: Brush, { x, y, width, height }: Rectangle, paint: Rgb) {
  context.fillStyle = gradient(
    context,
    [0, y, 0, y + height],
    [
      [0, shade(paint, -0.18)],
      [0.015, shade(paint, 0.42)],
      [0.13, shade(paint, 0.24)],
      [0.15, shade(paint, -0.12)],
      [0.165, shade(paint, 0.1)],
      [0.5, shade(paint, 0.02)],
      [0.84, shade(paint, -0.1)],
      [0.86, shade(paint, -0.3)],
      [0.97, shade(paint, -0.4)],
      [1, shade(paint, -0.72)],
    ],
  )
  context.fillRect(x, y, width, height)
  // End caps.
  for (const edge of [x, x + width - 26]) {
    context.fillStyle = black(0.1)
    context.fillRect(edge, y, 26, height)
    context.fillStyle = black(0.3)
    context.fillRect(edge === x ? x + 26 : edge, y, 4, height)
  }
}

/** Where no box is made, the wound curtain hangs between two brackets. */
function paintBareCoil(
  context: Brush,
  { x, y, width, height }: Rectangle,
  paint: Rgb,
  pitch: number,
) {
  context.fillStyle = '#1d2124'
  context.fillRect(x, y, width, height)
  const coil = { x: x + BRACKET_MM, y: y + height * 0.04, width: width - 2 * BRACKET_MM }
  const coilHeight = height * 0.96
  context.fillStyle = gradient(
    context,
    [0, coil.y, 0, coil.y + coilHeight],
    [
      [0, shade(paint, -0.5)],
      [0.22, shade(paint, 0.2)],
      [0.5, shade(paint, -0.02)],
      [0.85, shade(paint, -0.5)],
      [1, shade(paint, -0.78)],
    ],
  )
  context.fillRect(coil.x, coil.y, coil.width, coilHeight)
  // The joints of the slats go round: nearer to each other above and below.
  context.fillStyle = black(0.38)
  const step = (2 * pitch) / coilHeight
  for (let angle = -Math.PI / 2 + step / 2; angle < Math.PI / 2; angle += step) {
    const line = coil.y + (coilHeight * (1 + Math.sin(angle))) / 2
    context.fillRect(coil.x, line, coil.width, 5 * Math.cos(angle) + 1)
  }
  for (const bracket of [x, x + width - BRACKET_MM]) {
    context.fillStyle = gradient(
      context,
      [bracket, 0, bracket + BRACKET_MM, 0],
      [
        [0, shade(paint, -0.3)],
        [0.3, shade(paint, 0.1)],
        [1, shade(paint, -0.35)],
      ],
    )
    context.fillRect(bracket, y, BRACKET_MM, height)
  }
}

function paintSensor(context: Brush, { x, y, width, height }: Rectangle) {
  context.fillStyle = '#23282c'
  context.fillRect(x, y, width, height)
  context.fillStyle = '#7c1418'
  context.beginPath()
  context.arc(x + width / 2, y + height * 0.4, width * 0.26, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = white(0.5)
  context.beginPath()
  context.arc(x + width * 0.44, y + height * 0.36, width * 0.07, 0, 2 * Math.PI)
  context.fill()
}
