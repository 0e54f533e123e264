/**
 * Starts what is only wanted of an element that is on the screen, once, when the element comes into view. Where there is no
 * such element, or a browser cannot tell, nothing starts.
 */
export function whenSeen(selector: string, start: (element: HTMLElement) => Promise<void>): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element || !('IntersectionObserver' in window)) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void start(element)
  })
  observer.observe(element)
}
