import type { SceneView } from './SceneView.tsx'

type SceneComponent = typeof SceneView

/** Fetches the 3D view. Rejects when it does not arrive; asking again fetches again. */
export async function loadScene(): Promise<SceneComponent> {
  const module = await import('./SceneView.tsx')
  return module.SceneView
}
