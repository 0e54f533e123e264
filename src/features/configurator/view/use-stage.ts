import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Assembly } from '../assembly/assembly.ts'
import type { Look } from '../scene/exhibit.ts'
import { listenToGestures } from '../scene/gestures.ts'
import { createStage, type Stage } from '../scene/stage.ts'

/** Why there is no scene, or no longer one. */
export type SceneTrouble = 'no-webgl' | 'stopped'

/** The scene on a canvas for as long as the component lives; it follows the assembly and the look. */
export function useStage(
  assembly: Assembly,
  { openness, isNight, isSeeThrough }: Look,
  onFailed: (trouble: SceneTrouble) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stage, setStage] = useState<Stage>()
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let created: Stage
    try {
      created = createStage(element)
    } catch {
      fail('no-webgl')
      return
    }
    const onLost = () => {
      fail('stopped')
    }
    const stopListening = listenToGestures(element, created.turn)
    const sizes = new ResizeObserver(created.resize)
    sizes.observe(element)
    element.addEventListener('webglcontextlost', onLost)
    setStage(created)
    return () => {
      element.removeEventListener('webglcontextlost', onLost)
      sizes.disconnect()
      stopListening()
      created.dispose()
    }
  }, [])

  // What breaks down here (no memory for a texture, a canvas refused) costs the scene, not the wizard around it.
  useEffect(() => {
    try {
      stage?.show(assembly)
    } catch {
      fail('stopped')
    }
  }, [stage, assembly])
  useEffect(() => {
    try {
      stage?.setLook({ openness, isNight, isSeeThrough })
    } catch {
      fail('stopped')
    }
  }, [stage, openness, isNight, isSeeThrough])

  return { canvas, stage }
}
