/**
 * Loads what will hear keys. One that is pressed while it is on its way would be heard by nobody: the last of them is
 * pressed again once it is there.
 */
export async function loadWithKeys(load: () => Promise<unknown>): Promise<void> {
  let pressed: KeyboardEvent | undefined
  const note = (event: KeyboardEvent) => {
    pressed = event
  }
  document.addEventListener('keydown', note)
  await load().finally(() => {
    document.removeEventListener('keydown', note)
  })
  if (pressed) pressed.target?.dispatchEvent(new KeyboardEvent('keydown', pressed))
}
