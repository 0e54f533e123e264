import { DirectionalLight, Group, HemisphereLight, SpotLight, type Light } from 'three'
import type { Layout } from './layout.ts'

/** One shadow map at a time, small enough for a mid-range phone. */
const SHADOW_SIZE = 1024

/** Sun and sky by day; by night a lamp inside, a street lamp, and what is left of the sky. */
export interface Lights {
  readonly group: Group
  readonly setNight: (isNight: boolean) => void
  readonly fit: (layout: Layout) => void
  readonly dispose: () => void
}

/** All lights of the stage, by day until `setNight` says otherwise; `fit` sets them around a shutter. */
export function createLights(): Lights {
  const group = new Group()
  const sky = new HemisphereLight()
  const sun = new DirectionalLight('#fff4e2')
  const street = new SpotLight('#cfdcff', 0, 0, 0.75, 0.9, 1.2)
  const lamp = new SpotLight('#ffb661', 0, 0, 1.15, 0.35, 1.1)
  const shadows = [sun, lamp] as const
  for (const light of shadows) {
    light.castShadow = true
    light.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE)
    light.shadow.radius = 3
  }
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.012
  lamp.shadow.bias = -0.0008
  const lights: readonly Light[] = [sky, sun, street, lamp]
  group.add(...lights, sun.target, street.target, lamp.target)
  return {
    group,
    setNight: (isNight) => {
      sky.color.set(isNight ? '#7080a6' : '#eef4ff')
      sky.groundColor.set(isNight ? '#1b1d26' : '#a39c92')
      sky.intensity = isNight ? 0.42 : 1.75
      sun.visible = !isNight
      sun.intensity = 2.3
      lamp.visible = isNight
      street.visible = isNight
    },
    fit: (layout) => {
      const { width, height, opening } = layout
      const reach = Math.max(width / 2 + 1.6, height * 0.75 + 0.8)
      sun.position.set(-reach * 0.75, height * 0.6 + reach * 1.25, reach * 1.45)
      sun.target.position.set(0, height * 0.4, 0.3)
      const { camera } = sun.shadow
      camera.left = -reach
      camera.right = reach
      camera.top = reach
      camera.bottom = -reach
      camera.near = 0.1
      camera.far = reach * 4.5
      camera.updateProjectionMatrix()
      lamp.position.set(0, Math.min(1.7, opening.height * 0.72), -2.4)
      lamp.target.position.set(0, opening.height * 0.25, 0.6)
      lamp.intensity = 26 + 5 * width
      lamp.shadow.camera.near = 0.8
      lamp.shadow.camera.far = 12
      street.position.set(-width * 0.3 - 1, height + 2.6, 4.5)
      street.target.position.set(0, height * 0.45, 0)
      street.intensity = 6 + 2.6 * (width + height)
    },
    dispose: () => {
      for (const light of [sun, lamp, street, sky]) light.dispose()
    },
  }
}
