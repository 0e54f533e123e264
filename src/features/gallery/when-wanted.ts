import { whenSeen } from '#lib/when-seen.ts'

/**
 * Loads the carousel when it comes into view, or before that with the first arrow key. A key pressed while it is not
 * there yet would be heard by nobody: the last of them is pressed again once it is, unless it was pressed on the row, which it scrolls.
 */
export function whenWanted(selector: string, load: () => Promise<unknown>): void {
  let pressed: KeyboardEvent | undefined
  const start = async () => {
    await load()
    document.removeEventListener('keydown', note)
    pressed?.target?.dispatchEvent(new KeyboardEvent('keydown', pressed))
    pressed = undefined
  }
  const note = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return
    const isForRow = event.target instanceof Element && event.target.closest('[data-viewport]')
    if (!isForRow) pressed = event
    void start()
  }
  document.addEventListener('keydown', note)
  whenSeen(selector, start)
}
