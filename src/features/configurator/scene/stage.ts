import {
  Group,
  MathUtils,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type Object3D,
} from 'three'
import type { Assembly } from '../assembly/assembly.ts'
import { createLights } from './light.ts'
import { disposeTree } from './dispose.ts'
import { createPerson } from './person.ts'
import { pixelRatioFor } from './pixel-ratio.ts'
import { createRoom } from './room.ts'
import { createShop, type Shop } from './shop.ts'
import { createShutter, type Shutter } from './shutter.ts'
import { cameraFor, homeViewpoint, personPlace, subjectOf, type Turn } from './viewpoint.ts'

const FIELD_OF_VIEW = 30

export interface Look {
  /** 0 closed, 1 open. */
  readonly openness: number
  readonly isNight: boolean
  /** The cover of the box lets the coil be seen. */
  readonly isSeeThrough: boolean
}

/** What the view may ask of the scene; every change draws one frame, and nothing else does. */
export interface Stage {
  readonly show: (assembly: Assembly) => void
  readonly setLook: (look: Look) => void
  readonly turn: (by: Turn) => void
  readonly resize: () => void
  readonly dispose: () => void
}

/** Sets up the scene on a canvas. Throws where the browser gives no WebGL 2. */
export function createStage(canvas: HTMLCanvasElement): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' })
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.autoUpdate = false
  const scene = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.2, 700)
  const lights = createLights()
  const person = createPerson()

  scene.add(lights.group, person)

  let viewpoint = homeViewpoint
  let shown: { readonly all: Group; readonly shutter: Shutter; readonly shop: Shop } | undefined
  let look: Look = { openness: 0, isNight: false, isSeeThrough: false }
  let retired: Object3D[] = []
  let request = 0

  const invalidate = (isShadowStale: boolean) => {
    if (isShadowStale) renderer.shadowMap.needsUpdate = true
    if (request === 0) request = requestAnimationFrame(draw)
  }
  const draw = () => {
    request = 0
    if (shown === undefined || canvas.clientWidth === 0) return
    const lens = { fieldOfView: MathUtils.degToRad(FIELD_OF_VIEW), aspect: camera.aspect }
    const { position, target } = cameraFor(viewpoint, subjectOf(shown.shutter.layout), lens)
    camera.position.set(position.x, position.y, position.z)
    camera.lookAt(target.x, target.y, target.z)
    person.rotation.y = viewpoint.azimuth
    renderer.render(scene, camera)
    canvas.dataset['frames'] = String(renderer.info.render.frame)
    // Only now: what replaced them has taken over their programs.
    for (const object of retired) disposeTree(object)
    retired = []
  }
  const apply = () => {
    if (shown === undefined) return
    shown.shutter.setOpenness(look.openness)
    shown.shop.setNight(look.isNight)
    lights.setNight(look.isNight)
    shown.shutter.setSeeThrough(look.isSeeThrough)
    renderer.toneMappingExposure = look.isNight ? 1.15 : 1.2
    invalidate(true)
  }

  return {
    show: (assembly) => {
      if (shown !== undefined) {
        retired.push(shown.all)
        scene.remove(shown.all)
      }
      const shutter = createShutter(assembly)
      const shop = createShop(shutter.layout)
      const all = new Group()
      all.add(shutter.group, shop.group, createRoom(shutter.layout))
      shown = { all, shutter, shop }
      scene.add(all)
      lights.fit(shutter.layout)
      const { x, y, z } = personPlace(shutter.layout)
      person.position.set(x, y, z)
      apply()
    },
    setLook: (wished) => {
      look = wished
      apply()
    },
    turn: (by) => {
      viewpoint = by(viewpoint)
      invalidate(false)
    },
    resize: () => {
      const { clientWidth, clientHeight } = canvas
      if (clientWidth === 0 || clientHeight === 0) return
      renderer.setPixelRatio(pixelRatioFor(devicePixelRatio, clientWidth))
      renderer.setSize(clientWidth, clientHeight, false)
      camera.aspect = clientWidth / clientHeight
      camera.updateProjectionMatrix()
      invalidate(false)
    },
    dispose: () => {
      cancelAnimationFrame(request)
      for (const object of [...retired, ...scene.children]) disposeTree(object)
      lights.dispose()
      const { geometries, textures } = renderer.info.memory
      canvas.dataset['held'] = String(geometries + textures)
      renderer.dispose()
      // Browsers keep sixteen contexts and take the oldest away; this one goes at once.
      renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
