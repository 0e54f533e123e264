import type { Rgb } from '#lib/colour.ts'
import type { Rectangle } from '../assembly/assembly.ts'
import { black, gradient, shade, type Brush } from './tones.ts'

/** A box profile with a rubber seal under it. */
export function paintBottomBar(context: Brush, { x, y, width, height }: Rectangle, paint: Rgb) {
  context.fillStyle = gradient(
    context,
    [0, y, 0, y + height],
    [
      [0, shade(paint, -0.45)],
      [0.05, shade(paint, 0.34)],
      [0.14, shade(paint, 0.12)],
      [0.5, shade(paint, -0.04)],
      [0.8, shade(paint, -0.16)],
      [0.85, shade(paint, -0.5)],
      [0.88, '#141618'],
      [1, '#0b0c0d'],
    ],
  )
  context.fillRect(x, y, width, height)
}

export function paintLock(context: Brush, { x, y, width, height }: Rectangle) {
  context.fillStyle = gradient(
    context,
    [0, y, 0, y + height],
    [
      [0, '#d9dde0'],
      [0.5, '#9aa3a9'],
      [1, '#6d767d'],
    ],
  )
  context.beginPath()
  context.rect(x, y, width, height)
  context.fill()
  context.strokeStyle = black(0.55)
  context.lineWidth = 3
  context.stroke()
  context.fillStyle = '#22272c'
  context.beginPath()
  context.arc(x + width / 2, y + height / 2, height * 0.28, 0, 2 * Math.PI)
  context.fill()
}
