import { renderToStaticMarkup } from 'react-dom/server'
import { Box3 } from 'three'
import { expect, test } from 'vitest'
import type { Assembly } from '../assembly/assembly.ts'
import { raise, type Raised } from '../assembly/raise.ts'
import { Elevation } from '../drawing/Elevation.tsx'
import { placeOnSheet, sheetFormats } from '../drawing/sheet.ts'
import { assembled } from '../fixtures/assembled.ts'
import { recordingBrush } from '../fixtures/recording-brush.ts'
import { paintShutter } from '../photo/texture.ts'
import { curtainAt, curtainPath } from '../scene/curtain-path.ts'
import { createShutter } from '../scene/shutter.ts'

const assemblies = [
  { width: 100, height: 100 },
  { width: 300, height: 250 },
  { width: 300, height: 450 },
  { width: 500, height: 600 },
].flatMap((size) =>
  ['aluminum', 'stainless', 'pvc'].map((material) => assembled({ ...size, material })),
)
const opennesses = [0, 0.25, 0.5, 0.75, 0.99, 1]
const everyStand = assemblies.flatMap((assembly) =>
  opennesses.map((openness) => ({ assembly, openness, raised: raise(assembly, openness) })),
)

/** The lower edge of the bottom bar in the drawing, mm from the top of the shutter. */
function barInDrawing(assembly: Assembly, openness: number): number {
  const html = renderToStaticMarkup(
    <Elevation assembly={assembly} sheet="wide" openness={openness} label="Kepenk" />,
  )
  const [, bar = ''] = /<rect class="[^"]*bottomBar[^"]*"([^>]*)>/u.exec(html) ?? []
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
  const lifted = /<g transform="translate\(0 (-[\d.]+)\)"/u.exec(html)?.[1] ?? 0
  const lower = numberIn(bar, / y="([^"]+)"/u) + numberIn(bar, / height="([^"]+)"/u)
  const { top, scale } = placeOnSheet(assembly, sheetFormats.wide)
  return (lower + Number(lifted) - top) / scale
}

/** The same in the photo: of all that runs in the guides the bar is lowest. */
function barInPhoto(assembly: Assembly, raised: Raised): number {
  const { brush, filled } = recordingBrush()
  paintShutter(brush, assembly, raised)
  const inGuides = filled.filter(
    ({ width }) => Math.abs(width - assembly.build.slatLength) < 0.001 && width < assembly.width,
  )
  return Math.max(...inGuides.map(({ y, height }) => y + height))
}

/** The same in the scene, which counts in metres from the floor. */
const barInScene = (assembly: Assembly, raised: Raised): number =>
  assembly.height - 1000 * curtainAt(curtainPath(assembly), raised).barBottom

test('drawing, photo and scene have the lower edge of the bottom bar where the assembly says, however far it is up', () => {
  for (const { assembly, openness, raised } of everyStand) {
    const { bar, passage } = raised
    expect(bar.y + bar.height).toBeCloseTo(passage.y, 6)
    // The drawing counts in tenths of a unit, each some millimetres.
    const unit = 1 / placeOnSheet(assembly, sheetFormats.wide).scale
    expect(Math.abs(barInDrawing(assembly, openness) - passage.y)).toBeLessThan(0.2 * unit)
    expect(barInPhoto(assembly, raised)).toBeCloseTo(passage.y, 6)
    expect(barInScene(assembly, raised)).toBeCloseTo(passage.y, 6)
  }
})

test('photo and scene reckon no way of their own: they follow a curtain that stands as no openness has it', () => {
  for (const assembly of assemblies) {
    const half = raise(assembly, 0.5)
    const { lift, curtain, bar, passage } = half
    const lowered = {
      ...half,
      lift: lift - 37,
      curtain: { ...curtain, height: curtain.height + 37 },
      bar: { ...bar, y: bar.y + 37 },
      passage: { ...passage, y: passage.y + 37, height: passage.height - 37 },
    }
    expect(barInPhoto(assembly, lowered)).toBeCloseTo(passage.y + 37, 6)
    expect(barInScene(assembly, lowered)).toBeCloseTo(passage.y + 37, 6)
  }
})

test('wide open nothing of the curtain hangs into the opening, in the scene as it is built either', () => {
  for (const assembly of assemblies) {
    const { group, setOpenness } = createShutter(assembly)
    const bar = group.children.find(({ position }) => position.y > 0)
    if (bar === undefined) throw new Error('no part of the scene was laid on the floor')
    expect(new Box3().setFromObject(bar).min.y).toBeCloseTo(0, 6)
    setOpenness(1)
    // It leans onto the coil: one edge of its seal is a millimetre or two lower than its middle.
    const { min } = new Box3().setFromObject(bar)
    expect(min.y).toBeGreaterThan(assembly.opening.height / 1000 - 0.003)
    expect(min.y).toBeLessThan(assembly.opening.height / 1000 + 0.003)
  }
})
