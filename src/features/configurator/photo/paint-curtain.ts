import type { Rgb } from '#lib/colour.ts'
import { partsOf, type Assembly, type Part, type Rectangle } from '../assembly/assembly.ts'
import { HOLE_INSET_MM, HOLE_MM, HOLE_OF_PITCH, HOLE_PERIOD_MM } from '../assembly/perforation.ts'
import { paintBottomBar, paintLock } from './paint-bottom-bar.ts'
import { black, gradient, paintOf, scatter, shade, white, type Stops, type Brush } from './tones.ts'

const EDGE_MM = 12
/** Length of one wave of the grain. */
const SWAY_MM = 450
/** Above the floor, where the bottom bar alone is seen. */
const BACKING_ENDS_MM = 20

/** A slat from its upper to its lower edge: a lit shoulder, a rounded face, the dark joint to the next one. */
const slatProfile = (paint: Rgb): Stops => [
  [0, shade(paint, -0.3)],
  [0.05, shade(paint, -0.04)],
  [0.13, shade(paint, 0.26)],
  [0.24, shade(paint, 0.1)],
  [0.5, shade(paint, 0)],
  [0.78, shade(paint, -0.1)],
  [0.9, shade(paint, -0.2)],
  [0.95, shade(paint, -0.5)],
  [1, shade(paint, -0.62)],
]

/**
 * The closed curtain in millimetres, reaching `hidden` mm into each guide and one slat into the box; the caller moves
 * it up and paints over what is not seen.
 */
export function paintCurtain(context: Brush, assembly: Assembly, hidden: number): void {
  const { curtain, opening, build } = assembly
  const paint = paintOf(curtain.hex)
  const wide = (part: Part): Part => ({
    ...part,
    x: part.x - hidden,
    width: part.width + 2 * hidden,
  })
  const slats = partsOf(assembly, 'slat')
  const pitch = build.slat.pitch
  const { height } = opening
  // Under everything, so that no joint between two parts lets the photograph through.
  context.fillStyle = shade(paint, -0.5)
  context.fillRect(
    opening.x - hidden,
    opening.y - pitch,
    opening.width + 2 * hidden,
    height + pitch - BACKING_ENDS_MM,
  )
  paintSlats(context, slats.map(wide), pitch, paint)
  if (curtain.hasGrain) paintGrain(context, slats, pitch)
  if (curtain.isPerforated) punchHoles(context, slats, pitch)
  if (curtain.hasDarkEdge) paintDarkEdge(context, opening)
  for (const bar of partsOf(assembly, 'bottom-bar')) paintBottomBar(context, wide(bar), paint)
  for (const lock of partsOf(assembly, 'lock')) paintLock(context, lock)
}

function paintSlats(context: Brush, slats: readonly Part[], pitch: number, paint: Rgb) {
  const profile = gradient(context, [0, 0, 0, pitch], slatProfile(paint))
  slats.forEach(({ x, y, width, height }, index) => {
    context.save()
    // The uppermost slat is cut by the box: its lower edge is where it belongs.
    context.translate(x, y + height - pitch)
    context.fillStyle = profile
    context.fillRect(0, pitch - height, width, height)
    // No two slats hang alike.
    const tone = scatter(index) - 0.5
    context.fillStyle = tone > 0 ? white(tone * 0.09) : black(-tone * 0.09)
    context.fillRect(0, pitch - height, width, height)
    context.restore()
  })
}

/** Grain along the slats, each with a board of its own. */
function paintGrain(context: Brush, slats: readonly Part[], pitch: number) {
  context.save()
  slats.forEach(({ x, y, width, height }, index) => {
    const bottom = y + height
    for (let line = 0; line < 5; line += 1) {
      const chance = (step: number) => scatter(index * 977 + line * 131 + step * 17)
      const base = bottom - pitch * (0.16 + 0.16 * line + 0.08 * chance(0))
      context.beginPath()
      context.moveTo(x, base)
      for (let at = 0; at < width; at += SWAY_MM) {
        const sway = (chance(at) - 0.5) * pitch * 0.16
        const to = Math.min(width, at + SWAY_MM)
        context.quadraticCurveTo(x + (at + to) / 2, base + sway * 2, x + to, base)
      }
      context.strokeStyle = `rgb(91 50 16 / ${String(0.14 + 0.2 * chance(3))})`
      context.lineWidth = pitch * (0.025 + 0.05 * chance(7))
      context.stroke()
    }
  })
  context.restore()
}

/** Slots in every whole slat, as in the drawing; what is behind shows through them. */
function punchHoles(context: Brush, slats: readonly Part[], pitch: number) {
  const height = pitch * HOLE_OF_PITCH
  const slots = (grown: number) => {
    context.beginPath()
    for (const slat of slats) {
      if (slat.height !== pitch) continue
      const top = slat.y + (pitch - height) / 2
      const end = slat.x + slat.width - HOLE_INSET_MM
      for (let x = slat.x + HOLE_INSET_MM; x < end; x += HOLE_PERIOD_MM) {
        const length = Math.min(HOLE_MM, end - x)
        context.rect(x - grown, top - grown, length + 2 * grown, height + 2 * grown)
      }
    }
    context.fill()
  }
  context.save()
  context.fillStyle = black(0.45)
  slots(3)
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = black(0.8)
  slots(0)
  context.restore()
}

/** Steel gets a darker border, as everywhere on the site. */
function paintDarkEdge(context: Brush, { x, y, width, height }: Rectangle) {
  context.fillStyle = 'rgb(21 25 28 / 0.8)'
  context.fillRect(x, y, EDGE_MM, height)
  context.fillRect(x + width - EDGE_MM, y, EDGE_MM, height)
  context.fillRect(x, y + height - EDGE_MM, width, EDGE_MM)
}
