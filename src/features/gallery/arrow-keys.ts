interface Turns {
  readonly left: () => void
  readonly right: () => void
}

/**
 * The left and right arrow keys turn the pages of a carousel wherever the focus is in the page itself, but not with a
 * modifier (Alt with the left arrow is Back), not in a field, and not in menu, banner or anything else outside `main`.
 */
export function onArrowKeys({ left, right }: Turns): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || hasModifier(event) || isBusyElsewhere(event.target)) return
    if (event.key === 'ArrowLeft') left()
    else if (event.key === 'ArrowRight') right()
    else return
    event.preventDefault()
  })
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
