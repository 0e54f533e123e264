import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { assembled } from '../fixtures/assembled.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import type { Configuration } from '../model/configuration.ts'
import { Elevation } from './Elevation.tsx'
import { place, placeOnSheet, sheetFormats } from './sheet.ts'

const { width, height } = catalogue.limits
const corners = [width.min, 300, width.max].flatMap((w) =>
  [height.min, 250, 401, height.max].map((h) => ({ width: w, height: h })),
)
const drawn = (change: Partial<Configuration>, openness = 0, sheet: 'wide' | 'compact' = 'wide') =>
  renderToStaticMarkup(
    <Elevation assembly={assembled(change)} sheet={sheet} openness={openness} label="Kepenk" />,
  )
const numberAt = (html: string, pattern: RegExp) => Number(pattern.exec(html)?.[1])

test('a curtain on its way is cut off at the opening and ends where the passage begins', () => {
  for (const size of corners) {
    const assembly = assembled(size)
    const placement = placeOnSheet(assembly, sheetFormats.wide)
    const face = place(assembly.opening, placement)
    for (const openness of [0.25, 0.5, 1]) {
      const html = drawn(size, openness)
      expect(html).toContain(
        `<clipPath id="${/url\(#([^)]+)\)/u.exec(html)?.[1] ?? ''}"><rect x="${String(face.x)}" y="${String(face.y)}" width="${String(face.width)}" height="${String(face.height)}"`,
      )
      const lifted = -numberAt(
        html,
        /<g clip-path="[^"]+"><g transform="translate\(0 (-[\d.]+)\)"/u,
      )
      expect(lifted).toBeCloseTo(face.height * openness, 0)
      expect(html).not.toMatch(/NaN|Infinity|undefined/u)
    }
  }
})

test('a closed shutter shows nothing of the room behind it, an open one does', () => {
  expect(drawn({}, 0)).not.toContain('interior')
  expect(drawn({}, 0.01)).toContain('interior')
})

test('where no box is made, the bare roll is drawn in the curtain’s colour', () => {
  const rolls = (h: number) => drawn({ height: h, color: 'walnut' }).match(/#3A2412/gu)?.length
  expect(rolls(250)).toBe(1)
  expect(rolls(600)).toBe(3)
})

test('the wide sheet tells size and clear passage, the small one the size alone', () => {
  const texts = (html: string) =>
    html
      .replaceAll('\u00A0', ' ')
      .match(/>[^<>]*\d cm</gu)
      ?.join(' ')
  expect(texts(drawn({}))).toContain('net 280 cm')
  expect(texts(drawn({}))).toContain('net 220 cm')
  expect(texts(drawn({}))).toContain('>300 cm<')
  expect(texts(drawn({}, 0, 'compact'))).not.toContain('net')
})
