import type { Page } from '@playwright/test'

/**
 * What the keyboard stands on, if nothing of it is in sight once the page has come to rest: its text. '' when it is
 * seen, null when it is the page itself.
 */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const isSeen = () => {
      const { left, top, right, bottom } = focused.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
      )
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (focused.contains(hit) || hit.contains(focused))
      })
    }
    // The page may still be coming to rest, as where the testimonials come alive on the way.
    for (let frame = 0; frame < 30 && !isSeen(); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return isSeen() ? '' : focused.textContent || focused.outerHTML.slice(0, 80)
  })
