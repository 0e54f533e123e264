import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'
import { HOLE_MM, HOLE_OF_PITCH } from '../assembly/perforation.ts'
import { SLATS_PER_GRAIN } from './slats.ts'

/** Metres of board that one width of the grain shows. */
const GRAIN_LENGTH = 2.2
/** Metres from one hole to the next: as long a gap as the hole. */
const HOLE_PERIOD = (2 * HOLE_MM) / 1000

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
  const high = Math.round(128 * HOLE_OF_PITCH)
  const texture = painted('holes', 256, 128, (pen) => {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 256, 128)
    pen.fillStyle = '#000'
    pen.beginPath()
    pen.roundRect(64, 64 - high / 2, 128, high, high / 2)
    pen.fill()
  })
  texture.colorSpace = ''
  texture.repeat.set(1 / HOLE_PERIOD, 1)
  return texture
}

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

/** Painted once: a new size builds new textures, but from the same canvases. */
const canvases = new Map<string, HTMLCanvasElement>()

function painted(
  name: string,
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = canvases.get(name) ?? document.createElement('canvas')
  if (!canvases.has(name)) {
    canvases.set(name, canvas)
    canvas.width = width
    canvas.height = height
    // Painted by the processor: it goes to the graphics card as a texture, once.
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (pen !== null) paint(pen)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 4
  return texture
}

/** The same unrest every time: numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
