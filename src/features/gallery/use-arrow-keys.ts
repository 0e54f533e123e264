import { useEffect, useEffectEvent } from 'react'

/**
 * The left and right arrow keys turn the pages of a carousel wherever the focus is in the page itself, but not with a
 * modifier (Alt with the left arrow is Back), not in a field, and not in menu, banner or anything else outside `main`.
 */
export function useArrowKeys(onLeft: () => void, onRight: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.defaultPrevented || hasModifier(event) || isBusyElsewhere(event.target)) return
    event.preventDefault()
    if (event.key === 'ArrowLeft') onLeft()
    else onRight()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

function isBusyElsewhere(target: EventTarget | null): boolean {
  const main = document.querySelector('main')
  // The open menu makes everything behind it inert.
  if (!main || main.inert || !(target instanceof HTMLElement)) return true
  if (target.isContentEditable || target.closest('input, textarea, select, audio, video'))
    return true
  return target !== document.body && !main.contains(target)
}
