import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { choicesOf, type Configuration } from '../model/configuration.ts'
import type { Assembly, Build, Part, Rectangle } from './assembly.ts'
import {
  alternativesTo,
  areaOf,
  boxFor,
  curtainWeight,
  misfitsOf,
  motorFor,
  slatCount,
  slatFor,
} from './engineering.ts'
import { MM_PER_CM } from '#lib/units.ts'

/** On the bottom bar, mm. */
const LOCK = { width: 180, height: 40 }
/** A photo cell on each guide, mm, its beam low enough to meet a bag or a child. */
const SENSOR = { width: 70, height: 100, aboveFloor: 290 }

/**
 * Works out every part of a closed shutter, in millimetres from its top-left corner.
 * The size is what the visitor chose: from outside to outside, guides and box included.
 */
export function assemble(configuration: Configuration, catalogue: Catalogue): Assembly {
  const { type, material, color } = choicesOf(configuration, catalogue)
  const build = buildOf(configuration, type.perforated, catalogue)
  const width = configuration.width * MM_PER_CM
  const height = configuration.height * MM_PER_CM
  const { guide, pitch } = build.slat
  const box = build.box.heightMm
  const opening: Rectangle = { x: guide, y: box, width: width - 2 * guide, height: height - box }
  return {
    width,
    height,
    opening,
    build,
    parts: [
      ...frameParts(opening, guide, box),
      ...driveParts(opening, configuration.motor, build, catalogue.construction),
      ...curtainParts(opening, pitch, catalogue.construction.bottomBar),
      ...(configuration.sensor ? sensorParts(opening, guide) : []),
    ],
    curtain: {
      hex: color.hex,
      hasDarkEdge: material.finish === 'steel',
      hasGrain: color.grain ?? false,
      isPerforated: build.slat.perforated,
    },
    hasRemote: configuration.remote,
    plate: { emoji: type.image, name: type.name },
  }
}

function buildOf(size: Configuration, isPerforated: boolean, catalogue: Catalogue): Build {
  const slat = slatFor(catalogue, size.material, isPerforated, size)
  const motor = motorFor(catalogue.motors, slat, size)
  const box = boxFor(slat, size.motor ? motor : undefined, size)
  return {
    slat,
    alternatives: alternativesTo(slat, catalogue.slats, size),
    misfits: misfitsOf(slat, size),
    slatCount: slatCount(slat, size.height * MM_PER_CM, box.heightMm),
    slatLength: size.width * MM_PER_CM - 2 * slat.inset,
    area: areaOf(size),
    curtainKg: curtainWeight(slat, size),
    motor,
    box,
  }
}

function frameParts({ width, height, y }: Rectangle, guide: number, box: number): Part[] {
  return [
    { kind: 'box', x: 0, y: 0, width: width + 2 * guide, height: box },
    { kind: 'guide', x: 0, y, width: guide, height },
    { kind: 'guide', x: guide + width, y, width: guide, height },
  ]
}

/** The tube that the curtain winds on and, inside its right end, the motor. */
function driveParts(
  { x, width }: Rectangle,
  hasMotor: boolean,
  { slat, motor, box }: Build,
  { motorLength }: Catalogue['construction'],
): Part[] {
  const tube = motor?.tube ?? Math.max(...slat.tubes)
  const y = (box.heightMm - tube) / 2
  const length = Math.min(motorLength, width)
  return [
    { kind: 'tube', x, y, width, height: tube },
    ...(hasMotor
      ? [{ kind: 'motor', x: x + width - length, y, width: length, height: tube } as const]
      : []),
  ]
}

/** Bottom bar, lock, and slats from the bar up to the box: the last one runs into it and is cut there. */
function curtainParts(
  { x, y, width, height }: Rectangle,
  slatPitch: number,
  bottomBar: number,
): Part[] {
  const barTop = y + height - bottomBar
  const count = Math.ceil((height - bottomBar) / slatPitch)
  const slats = Array.from({ length: count }, (_, index): Part => {
    const top = Math.max(y, barTop - (index + 1) * slatPitch)
    return { kind: 'slat', x, y: top, width, height: barTop - index * slatPitch - top }
  })
  return [
    ...slats,
    { kind: 'bottom-bar', x, y: barTop, width, height: bottomBar },
    {
      kind: 'lock',
      x: x + (width - LOCK.width) / 2,
      y: barTop + (bottomBar - LOCK.height) / 2,
      ...LOCK,
    },
  ]
}

function sensorParts({ x, y, width, height }: Rectangle, guide: number): Part[] {
  const size = { width: Math.min(SENSOR.width, guide), height: SENSOR.height }
  const top = y + height - SENSOR.aboveFloor - SENSOR.height / 2
  return [x - guide / 2, x + width + guide / 2].map((middle) => ({
    kind: 'sensor' as const,
    x: middle - size.width / 2,
    y: top,
    ...size,
  }))
}
