import type { KeyboardEvent } from 'react'

/**
 * Give it to `onKeyDownCapture` of what holds buttons that move the focus: an Enter that is held would press what has just
 * got the focus, and so on.
 */
export const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
