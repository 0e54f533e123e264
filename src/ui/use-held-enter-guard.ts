import { useRef, type KeyboardEvent, type KeyboardEventHandler } from 'react'

/**
 * Give it to `onKeyDownCapture` of what holds buttons that move the focus: an Enter that is held would go on to press what
 * has just got it. What keeps the focus (1 cm more, turn a little) may repeat.
 */
export function useHeldEnterGuard(): KeyboardEventHandler {
  const pressed = useRef<EventTarget>(null)
  return (event: KeyboardEvent) => {
    if (!event.repeat) pressed.current = event.target
    else if (event.key === 'Enter' && event.target !== pressed.current) event.preventDefault()
  }
}
