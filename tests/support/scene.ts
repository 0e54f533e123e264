import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** The words a visitor of the 3D view acts on. */
export const sceneOn = (page: Page) => ({
  open: page.getByRole('button', { name: '3B görünümü' }),
  close: page.getByRole('button', { name: 'Çizim görünümü' }),
  picture: page.getByRole('img', { name: /^Üç boyutlu görünüm/u }),
  openness: page.getByRole('slider', { name: 'Açılma oranı' }),
  retry: page.getByRole('button', { name: 'Yeniden dene' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  /** How many frames were drawn so far. */
  frames: async () =>
    Number(
      await page
        .getByRole('img', { name: /^Üç boyutlu görünüm/u })
        .evaluate((canvas) => canvas.dataset['frames'] ?? 0),
    ),
})

/** Opens the 3D view and waits for its first frame. */
export async function openScene(page: Page) {
  const scene = sceneOn(page)
  await scene.open.click()
  await expect.poll(scene.frames, { timeout: 60_000 }).toBeGreaterThan(0)
  return scene
}

/** Waits until nothing more is drawn, and says how many frames that took. */
export async function atRest(page: Page): Promise<number> {
  const { frames } = sceneOn(page)
  let before = -1
  await expect
    .poll(
      async () => {
        const last = before
        before = await frames()
        return before === last
      },
      { intervals: [600], timeout: 60_000 },
    )
    .toBe(true)
  return before
}
