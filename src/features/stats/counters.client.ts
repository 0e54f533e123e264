import { formatNumber } from '#lib/format-number.ts'
import { COUNT_MS, countedAt } from './counted.ts'

/**
 * Counts the figures up, each once, when half of it is in view. The HTML holds the final figures: without this
 * script, with reduced motion, or where a figure is in view before the script can tell, they simply stand.
 * Each figure is watched on its own, so that none waits for a band taller than the window.
 */
const figures = document.querySelectorAll<HTMLElement>('[data-count-to]')

const finalOf = (figure: HTMLElement) => Number(figure.dataset['countTo'])

const show = (figure: HTMLElement, value: number) => {
  const text = formatNumber(value)
  if (figure.textContent !== text) figure.textContent = text
}

function countUp(figure: HTMLElement) {
  const start = performance.now()
  const step = () => {
    const elapsed = performance.now() - start
    show(figure, countedAt(elapsed, finalOf(figure), Number(figure.dataset['countSteps'])))
    if (elapsed < COUNT_MS) requestAnimationFrame(step)
  }
  step()
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const waiting = new Set<HTMLElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (!(target instanceof HTMLElement)) continue
        if (waiting.has(target)) {
          if (intersectionRatio < 0.5) continue
          waiting.delete(target)
          observer.unobserve(target)
          countUp(target)
        } else if (intersectionRatio > 0) {
          observer.unobserve(target) // already being read
        } else {
          waiting.add(target)
          show(target, 0)
        }
      }
    },
    { threshold: [0, 0.5] },
  )
  for (const figure of figures) observer.observe(figure)
  // On paper the figures stand.
  addEventListener('beforeprint', () => {
    for (const figure of waiting) show(figure, finalOf(figure))
  })
}
