import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { SECOND_PRESS_MS } from '#ui/second-press.ts'

interface StepFocus {
  /** Give it to the heading of the step on screen. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Give it to what appears under the thumb: a second tap on 'Sonraki' would skip a step, or land on 'Sipariş Ver'. */
  readonly ignoreSecondTap: (event: MouseEvent) => void
}

/**
 * After a change of step the heading gets the focus and comes into view. The first step leaves both alone, and so does
 * a step that nobody went to: one that a link opened with the page.
 */
export function useStepFocus(step: number): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownAt = useRef(0)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    shownAt.current = performance.now()
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
    const question = heading.current
    if (!question) return
    question.focus({ preventScroll: true })
    // The drawing above stays in sight, or the 3D view, whose height depends on its controls.
    const preview = document.querySelector<HTMLElement>('[data-preview]')
    question
      .closest<HTMLElement>('[data-step]')
      ?.style.setProperty('--preview-height', `${String(preview?.offsetHeight ?? 0)}px`)
    // Moves only what its scroll margins ask for.
    question.scrollIntoView({ block: 'nearest' })
  }, [step])

  const ignoreSecondTap = (event: MouseEvent) => {
    if (event.timeStamp - shownAt.current >= SECOND_PRESS_MS) return
    event.preventDefault()
    event.stopPropagation()
    heading.current?.focus({ preventScroll: true })
  }

  return { heading, ignoreSecondTap }
}
