/**
 * Loads what is only wanted of an element that is on the screen, once, when the element comes into view. Where there is no
 * such element nothing is loaded. A failure is not caught: the element stays as it came, and the console says what went wrong.
 */
export function whenSeen(selector: string, load: () => Promise<unknown>): void {
  const element = document.querySelector(selector)
  if (!element) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void load()
  })
  observer.observe(element)
}
