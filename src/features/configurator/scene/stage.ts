import {
  MathUtils,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type Object3D,
} from 'three'
import type { Assembly } from '../assembly/assembly.ts'
import { disposeTree } from './dispose.ts'
import { createExhibit, type Exhibit, type Look } from './exhibit.ts'
import { createLights } from './light.ts'
import { createPerson } from './person.ts'
import { pixelRatioFor } from './pixel-ratio.ts'
import { cameraFor, homeViewpoint, personPlace, subjectOf, type Turn } from './viewpoint.ts'

const FIELD_OF_VIEW = 30

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
  let shown: Exhibit | undefined
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
    const { position, target } = cameraFor(viewpoint, subjectOf(shown.layout), lens)
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
    shown.setLook(look)
    lights.setNight(look.isNight)
    renderer.toneMappingExposure = look.isNight ? 1.15 : 1.2
    invalidate(true)
  }

  return {
    show: (assembly) => {
      if (shown !== undefined) {
        retired.push(shown.group)
        scene.remove(shown.group)
      }
      shown = createExhibit(assembly)
      scene.add(shown.group)
      lights.fit(shown.layout)
      const { x, y, z } = personPlace(shown.layout)
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
