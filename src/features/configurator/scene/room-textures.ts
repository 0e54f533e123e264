import type { Texture } from 'three'
import { painted } from './painted-texture.ts'
import { randomFrom } from './random.ts'

/** Plaster: a fine, even unrest around white, to be multiplied with a colour. */
export function plasterTexture(): Texture {
  return painted('plaster', 256, 256, (pen) => {
    pen.fillStyle = '#f4f4f4'
    pen.fillRect(0, 0, 256, 256)
    speckle(pen, {
      size: 256,
      count: 1500,
      tones: ['rgb(255 255 255 / 0.5)', 'rgb(205 205 205 / 0.5)'],
    })
  })
}

/** Paving slabs of 60 × 60 cm, four to a texture, each a little different. */
export function pavingTexture(): Texture {
  const random = randomFrom(11)
  return painted('paving', 512, 512, (pen) => {
    for (const [x, y] of [
      [0, 0],
      [256, 0],
      [0, 256],
      [256, 256],
    ] as const) {
      const tone = 222 + Math.floor(random() * 22)
      pen.fillStyle = `rgb(${String(tone)} ${String(tone)} ${String(tone - 3)})`
      pen.fillRect(x, y, 256, 256)
    }
    speckle(pen, {
      size: 512,
      count: 2000,
      tones: ['rgb(255 255 255 / 0.35)', 'rgb(170 170 170 / 0.35)'],
    })
    pen.fillStyle = 'rgb(96 94 90)'
    for (const at of [0, 256]) {
      pen.fillRect(at, 0, 4, 512)
      pen.fillRect(0, at, 512, 4)
    }
  })
}

interface Speckles {
  readonly size: number
  /** Of each tone. */
  readonly count: number
  readonly tones: readonly string[]
}

/** Small light and dark grains. */
function speckle(pen: CanvasRenderingContext2D, { size, count, tones }: Speckles) {
  const random = randomFrom(3)
  for (const tone of tones) {
    pen.fillStyle = tone
    for (let grain = 0; grain < count; grain += 1) {
      pen.fillRect(Math.floor(random() * size), Math.floor(random() * size), 1 + random() * 2, 1.4)
    }
  }
}

/** Darkness that fades from the texture's lower edge upwards: where floor and wall meet. */
export function fadeTexture(): Texture {
  return painted('fade', 4, 64, (pen) => {
    const fade = pen.createLinearGradient(0, 0, 0, 64)
    fade.addColorStop(0, 'rgb(150 150 150)')
    fade.addColorStop(0.35, 'rgb(205 205 205)')
    fade.addColorStop(1, 'rgb(255 255 255)')
    pen.fillStyle = fade
    pen.fillRect(0, 0, 4, 64)
  })
}
