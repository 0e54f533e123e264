import jsQR from 'jsqr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

interface Bar {
  readonly x: number
  readonly y: number
  readonly length: number
}

/** The bars of the drawn code, read as a browser reads the path. */
function barsOf(svg: string): readonly Bar[] {
  const path = /stroke="#000" d="([^"]+)"/u.exec(svg)?.[1] ?? ''
  const bars: Bar[] = []
  let x = 0
  let y = 0
  for (const [, command, dx = '', dy = ''] of path.matchAll(/([Mmh])(-?[\d.]+)(?: ([\d.]+))?/gu)) {
    if (command === 'h') bars.push({ x, y: y - 0.5, length: Number(dx) })
    x = Number(dx) + (command === 'M' ? 0 : x)
    if (command === 'M') y = Number(dy)
  }
  return bars
}

/** Paints the bars of the drawn code onto pixels, `scale` pixels for a module. */
function rasterise(svg: string, scale: number) {
  const size = Number(/viewBox="0 0 (\d+)/u.exec(svg)?.[1])
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const { x, y, length } of barsOf(svg)) {
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      for (let column = x * scale; column < (x + length) * scale; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
    }
  }
  return { pixels, side, size }
}

const draw = (value: string) =>
  renderToStaticMarkup(createElement(QrCode, { value, label: 'Karekod' }))

test.each([
  'https://wa.me/905000000000?text=Merhaba%2C%20web%20sitenizden%20yaz%C4%B1yorum.',
  'a',
  `https://wa.me/905321234567?text=${'x'.repeat(600)}`,
])('a phone reads the value back from the drawing: %s', (value) => {
  const { pixels, side } = rasterise(draw(value), 4)
  expect(jsQR(pixels, side, side)?.data).toBe(value)
})

test('errors are corrected at level L: seventeen bytes fit the smallest version at no other', () => {
  const smallest = 21 + 2 * 4
  expect(rasterise(draw('x'.repeat(17)), 1).size).toBe(smallest)
  expect(rasterise(draw('x'.repeat(18)), 1).size).toBe(smallest + 4)
})

test('the code is 128 px wide and has a quiet zone of four modules', () => {
  const svg = draw('Kepenk')
  const { size } = rasterise(svg, 1)
  expect(svg).toContain('width="128" height="128"')
  const bars = barsOf(svg)
  expect(Math.min(...bars.flatMap(({ x, y }) => [x, y]))).toBe(4)
  expect(Math.max(...bars.map(({ x, length }) => x + length))).toBe(size - 4)
})
