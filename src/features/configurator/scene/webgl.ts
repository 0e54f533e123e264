/** Whether this browser draws in three dimensions (WebGL 2); asks on a canvas of its own and gives it back at once. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
