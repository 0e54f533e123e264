import type { Page } from '@playwright/test'

declare global {
  interface Window {
    memoryCounts: { made: number; revoked: number; readonly canvases: HTMLCanvasElement[] }
  }
}

/** Counts addresses made for files, and keeps every canvas that a script makes. Call it before the page is opened. */
export const countMemory = (page: Page) =>
  page.addInitScript(() => {
    const counts: Window['memoryCounts'] = { made: 0, revoked: 0, canvases: [] }
    window.memoryCounts = counts
    const watch = (object: object, name: string, onCall: (result: unknown) => void) => {
      const original: unknown = Reflect.get(object, name)
      if (typeof original !== 'function') return
      const apply = (target: typeof original, self: unknown, values: readonly unknown[]) => {
        const result: unknown = Reflect.apply(target, self, values)
        onCall(result)
        return result
      }
      Reflect.set(object, name, new Proxy(original, { apply }))
    }
    watch(URL, 'createObjectURL', () => (counts.made += 1))
    watch(URL, 'revokeObjectURL', () => (counts.revoked += 1))
    watch(document, 'createElement', (element) => {
      if (element instanceof HTMLCanvasElement) counts.canvases.push(element)
    })
  })

export const countsOf = (page: Page) =>
  page.evaluate(() => {
    const { made, revoked, canvases } = window.memoryCounts
    const canvasPixels = canvases.reduce((sum, { width, height }) => sum + width * height, 0)
    return { made, revoked, canvasPixels }
  })
