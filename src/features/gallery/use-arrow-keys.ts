import { useEffect, useEffectEvent } from 'react'

/**
 * The left and right arrow keys turn the pages of a carousel wherever the focus is in the page itself, but not with a
 * modifier (Alt with the left arrow is Back), not in a field, and not in menu, banner or anything else outside `main`.
 */
export function useArrowKeys(isReady: boolean, onLeft: () => void, onRight: () => void): void {
  const turn = (key: string | undefined): boolean => {
    if (key === 'ArrowLeft') onLeft()
    else if (key === 'ArrowRight') onRight()
    else return false
    return true
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isBusyElsewhere(event.target)) return
    if (turn(event.key)) event.preventDefault()
  })

  /** The key that woke the page: it was pressed before anyone could hear it. */
  const takeOver = useEffectEvent(() => {
    const island = document.querySelector<HTMLElement>('[data-wanted]')
    if (!isBusyElsewhere(document.activeElement)) turn(island?.dataset['wanted'])
  })
  useEffect(() => {
    if (isReady) takeOver()
  }, [isReady])

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
  if (!main || !(target instanceof HTMLElement)) return true
  if (document.documentElement.hasAttribute('data-menu-open')) return true
  if (target.isContentEditable || target.closest('input, textarea, select, audio, video'))
    return true
  return target !== document.body && !main.contains(target)
}
