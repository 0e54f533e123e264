import type { Texture } from 'three'
import { HOLE_OF_PITCH, HOLE_PERIOD_MM } from '../assembly/perforation.ts'
import { metres } from './layout.ts'
import { painted } from './painted-texture.ts'
import { randomFrom } from './random.ts'
import { SLATS_PER_GRAIN } from './slats.ts'

/** Metres of board that one width of the grain shows. */
const GRAIN_LENGTH = 2.2

/** Wood grain in the colour of the curtain: light and dark fibres, a band of its own for each of eight slats. */
export function grainTexture(hex: string): Texture {
  const [width, height] = [1024, 512]
  const random = randomFrom(7)
  const band = height / SLATS_PER_GRAIN
  const texture = painted(`grain ${hex}`, width, height, (pen) => {
    pen.fillStyle = hex
    pen.fillRect(0, 0, width, height)
    for (let slat = 0; slat < SLATS_PER_GRAIN; slat += 1) {
      pen.fillStyle = `rgb(90 48 14 / ${String(0.02 + random() * 0.13)})`
      pen.fillRect(0, slat * band, width, band)
      for (let line = 0; line < 26; line += 1) {
        const y = slat * band + random() * band
        const isDark = random() < 0.72
        pen.strokeStyle = isDark
          ? `rgb(84 44 12 / ${String(0.05 + random() * 0.2)})`
          : `rgb(255 232 190 / ${String(0.06 + random() * 0.14)})`
        pen.lineWidth = 0.6 + random() * 1.8
        fibre(pen, y, width, 1 + random() * 3, random() * 6)
      }
    }
  })
  texture.repeat.set(1 / GRAIN_LENGTH, 1 / SLATS_PER_GRAIN)
  return texture
}

/** One line along the board; it ends where it began, so that the texture repeats without a seam. */
function fibre(
  pen: CanvasRenderingContext2D,
  y: number,
  width: number,
  swing: number,
  phase: number,
) {
  pen.beginPath()
  for (let x = 0; x <= width; x += 32) {
    const turn = (x / width) * 2 * Math.PI
    pen.lineTo(x, y + swing * (Math.sin(turn + phase) + 0.5 * Math.sin(3 * turn + 2 * phase)))
  }
  pen.stroke()
}

/** Holes of a perforated slat: black lets through. */
export function holesTexture(): Texture {
  const radius = Math.round(128 * HOLE_OF_PITCH) / 2
  const texture = painted('holes', 256, 128, (pen) => {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 256, 128)
    pen.fillStyle = '#000'
    pen.beginPath()
    pen.arc(64 + radius, 64, radius, Math.PI / 2, 1.5 * Math.PI)
    pen.arc(192 - radius, 64, radius, 1.5 * Math.PI, Math.PI / 2)
    pen.fill()
  })
  texture.colorSpace = ''
  texture.repeat.set(1 / metres(HOLE_PERIOD_MM), 1)
  return texture
}
