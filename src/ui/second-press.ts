import { useRef, type MouseEvent, type MouseEventHandler } from 'react'

/** Within this time a press belongs to the one before: a double click, a thumb that bounces. */
export const SECOND_PRESS_MS = 400
/** As far as a finger strays between the two, px. */
const SAME_SPOT_PX = 24

export interface Press {
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
  /** How many clicks the browser counts at this spot; a touch may say 1 each time, a key says 0. */
  readonly detail: number
}

/** Whether somebody who pressed once, twice in a row, meant the first press only. */
export const isSecondPress = (before: Press | undefined, press: Press): boolean =>
  press.detail > 1 ||
  (before !== undefined &&
    press.timeStamp - before.timeStamp < SECOND_PRESS_MS &&
    Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < SAME_SPOT_PX)

/**
 * Give it to `onClickCapture` of what holds buttons that go away, or move, when one of them is pressed: the second
 * press of a double click would land on what slid under it. With `mayRepeat` the same button may be pressed quickly.
 */
export function useSecondPressGuard(mayRepeat = false): MouseEventHandler {
  const last = useRef<MouseEvent>(undefined)
  return (event) => {
    const button = buttonOf(event)
    // A key presses what has the focus, not what slid under a pointer.
    if (!button || event.detail === 0) return
    if (!isSecondPress(last.current, event) || (mayRepeat && button === buttonOf(last.current))) {
      last.current = event
    } else {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

const buttonOf = (event?: MouseEvent) =>
  event?.target instanceof Element && event.target.closest('button, a')
