import { Box3, InstancedMesh, Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { assembled } from '../fixtures/assembled.ts'
import type { Configuration } from '../model/configuration.ts'
import { extrudeAlongX } from './extrude.ts'
import { pixelRatioFor } from './pixel-ratio.ts'
import { createShutter } from './shutter.ts'

test.each([
  [100, 100],
  [300, 250],
  [800, 600],
])('a shutter of %d × %d cm is as large as its assembly, in metres', (width, height) => {
  const assembly = assembled({ width, height })
  const { group } = createShutter(assembly)
  const { min, max } = new Box3().setFromObject(group)
  expect(max.x - min.x).toBeCloseTo(width / 100, 2)
  expect(min.y).toBeCloseTo(0, 3)
  if (assembly.build.box.isBoxed) expect(max.y).toBeCloseTo(height / 100, 2)
  expect(min.z).toBeGreaterThanOrEqual(-0.001)
})

test('every slat to be cut is drawn, in one draw call, and the curtain leaves a clear passage when open', () => {
  const assembly = assembled()
  const { group, setOpenness } = createShutter(assembly)
  const counts: number[] = []
  const matrix = new Matrix4()
  const lowest = () => {
    counts.length = 0
    group.traverse((object) => {
      if (!(object instanceof InstancedMesh)) return
      counts.push(object.count)
      object.getMatrixAt(0, matrix)
    })
    return new Vector3().setFromMatrixPosition(matrix).y
  }
  expect(lowest()).toBeCloseTo(0.09 + 0.077 / 2, 4)
  expect(counts).toEqual([assembly.build.slatCount])
  setOpenness(1)
  expect(lowest()).toBeGreaterThan(assembly.opening.height / 1000 - 0.01)
})

test('only a motor that was chosen is in the tube, and only photo cells that were chosen on the guides', () => {
  const parts = (change: Partial<Configuration>) => {
    let count = 0
    createShutter(assembled(change)).group.traverse(() => {
      count += 1
    })
    return count
  }
  expect(parts({ motor: true })).toBe(parts({ motor: false }) + 2)
  expect(parts({ sensor: true })).toBeGreaterThan(parts({ sensor: false }))
})

test('the faces of a drawn profile look outwards', () => {
  const profile = [
    { y: 0, z: 0, isEdge: true },
    { y: 0, z: 2, isEdge: true },
    { y: 1, z: 2, isEdge: true },
    { y: 1, z: 0, isEdge: true },
  ]
  const geometry = extrudeAlongX(profile, 3)
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const corner = (index: number) => new Vector3().fromBufferAttribute(position, index)
  for (let index = 0; index < position.count; index += 3) {
    const [a, b, c] = [corner(index), corner(index + 1), corner(index + 2)] as const
    const facing = b.clone().sub(a).cross(c.clone().sub(a)).normalize()
    expect(facing.dot(new Vector3().fromBufferAttribute(normal, index))).toBeCloseTo(1)
    const outward = a
      .clone()
      .add(b)
      .add(c)
      .divideScalar(3)
      .sub(new Vector3(0, 0.5, 1))
    expect(facing.dot(outward)).toBeGreaterThan(0)
  }
})

test('a phone lights fewer pixels than its screen has', () => {
  expect(pixelRatioFor(3, 360)).toBe(1.5)
  expect(pixelRatioFor(3, 900)).toBe(2)
  expect(pixelRatioFor(1, 360)).toBe(1)
})
