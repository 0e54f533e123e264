import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { choicesOf, type Configuration } from '../model/configuration.ts'
import type { Assembly, Part, Rectangle } from './assembly.ts'

const MM_PER_CM = 10
const LOCK = { width: 180, height: 40 }
/** A photo cell on each guide, its beam low enough to meet a bag or a child. */
const SENSOR = { width: 70, height: 100, aboveFloor: 290 }

/**
 * Works out every part of a closed shutter, in millimetres from its top-left corner.
 * The opening is what the visitor measured: between the guides and under the box.
 */
export function assemble(configuration: Configuration, catalogue: Catalogue): Assembly {
  const { type, material, color } = choicesOf(configuration, catalogue)
  const { guide, box } = catalogue.construction
  const opening: Rectangle = {
    x: guide,
    y: box,
    width: configuration.width * MM_PER_CM,
    height: configuration.height * MM_PER_CM,
  }
  return {
    width: opening.width + 2 * guide,
    height: box + opening.height,
    opening,
    parts: [
      ...frameParts(opening, catalogue.construction),
      ...driveParts(opening, configuration.motor, catalogue.construction),
      ...curtainParts(opening, catalogue.construction),
      ...(configuration.sensor ? sensorParts(opening, guide) : []),
    ],
    curtain: {
      hex: color.hex,
      hasDarkEdge: material.finish === 'steel',
      hasGrain: color.grain ?? false,
      isPerforated: type.perforated,
    },
    hasRemote: configuration.remote,
    plate: { emoji: type.image, name: type.name },
  }
}

type Construction = Catalogue['construction']

function frameParts(opening: Rectangle, { guide, box }: Construction): Part[] {
  const { width, height, y } = opening
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
  { box, tube, motorLength }: Construction,
): Part[] {
  const y = (box - tube) / 2
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
  { slatPitch, bottomBar }: Construction,
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
  const size = { width: SENSOR.width, height: SENSOR.height }
  const top = y + height - SENSOR.aboveFloor - SENSOR.height / 2
  return [x - guide / 2, x + width + guide / 2].map((middle) => ({
    kind: 'sensor' as const,
    x: middle - SENSOR.width / 2,
    y: top,
    ...size,
  }))
}
