import type { Assembly, Rectangle } from '../assembly/assembly.ts'
import { black, gradient, white, type Brush } from './tones.ts'

/** Room around the shutter for its shadow on wall and ground, mm. */
export const SHADOW = { side: 36, top: 24, bottom: 90 }

/** Shadows that box and guides cast on the curtain, and the curtain into the room behind it. */
export function paintDepth(context: Brush, { x, y, width, height }: Rectangle, lift: number) {
  const bar = y + height - lift
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = black(0.34)
  context.fillRect(x, y, width, height - lift) // behind the holes
  context.globalCompositeOperation = 'source-over'
  if (lift > 0) {
    context.fillStyle = gradient(
      context,
      [0, bar, 0, bar + 260],
      [
        [0, black(0.5)],
        [0.25, black(0.24)],
        [1, black(0)],
      ],
    )
    context.fillRect(x, bar, width, 260)
  }
  const fall = Math.min(210, height * 0.2)
  context.fillStyle = gradient(
    context,
    [0, y, 0, y + fall],
    [
      [0, black(0.62)],
      [0.3, black(0.34)],
      [1, black(0)],
    ],
  )
  context.fillRect(x, y, width, fall)
  for (const [from, to] of [
    [x, x + 70],
    [x + width, x + width - 70],
  ] as const) {
    context.fillStyle = gradient(
      context,
      [from, 0, to, 0],
      [
        [0, black(0.42)],
        [0.35, black(0.14)],
        [1, black(0)],
      ],
    )
    context.fillRect(Math.min(from, to), y, 70, height)
  }
  // Light falls from above and a little from one side.
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = gradient(
    context,
    [x, y, x + width, y + height],
    [
      [0, white(0.07)],
      [0.5, white(0)],
      [1, black(0.1)],
    ],
  )
  context.fillRect(x, y, width, height - lift)
  context.globalCompositeOperation = 'source-over'
}

/** On the wall beside it and on the ground before it; none in front of an open doorway. */
export function paintOuterShadow(context: Brush, { width, height }: Assembly, openness: number) {
  for (const [from, to] of [
    [0, -SHADOW.side],
    [width, width + SHADOW.side],
  ] as const) {
    context.fillStyle = gradient(
      context,
      [from, 0, to, 0],
      [
        [0, black(0.34)],
        [0.4, black(0.12)],
        [1, black(0)],
      ],
    )
    context.fillRect(Math.min(from, to), 0, SHADOW.side, height)
  }
  context.fillStyle = black(0.2)
  context.fillRect(0, -4, width, 4)
  const strength = Math.max(0, 1 - openness * 4)
  if (strength === 0) return
  context.fillStyle = gradient(
    context,
    [0, height, 0, height + SHADOW.bottom],
    [
      [0, black(0.5 * strength)],
      [0.3, black(0.2 * strength)],
      [1, black(0)],
    ],
  )
  context.fillRect(0, height, width, SHADOW.bottom)
}
