import { z } from 'zod'

/** What a visitor calls a thing, and the elements that are such a thing. */
export const KINDS = {
  button: 'button',
  frame: 'iframe',
  group: 'summary',
  heading: 'h1, h2, h3, h4',
  image: 'img, [role="img"]',
  link: 'a[href]',
  menuLink: 'header nav a[href]',
  radio: 'input[type="radio"]',
  region: 'section[aria-label], section[aria-labelledby], [role="region"]',
  searchbox: 'input[type="search"]',
  slider: 'input[type="range"]',
  status: '[role="status"]',
  switch: 'input[role="switch"]',
} as const
export type Kind = keyof typeof KINDS

export type Act = 'look' | 'aim' | 'focus'

export const sightingSchema = z.object({
  name: z.string(),
  x: z.number(),
  y: z.number(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  /** A pointer at its middle meets it, not something that lies above it. */
  isFree: z.boolean(),
  isFocused: z.boolean(),
  isChecked: z.boolean(),
  isEnabled: z.boolean(),
  value: z.string(),
  href: z.string(),
  /** aria-expanded, aria-pressed or aria-current. */
  state: z.string(),
})
export type Sighting = z.infer<typeof sightingSchema>

/**
 * Finds the visible elements that match a selector and whose accessible name matches a pattern, as JSON. Before that,
 * `act` brings the first to the middle of the window, or gives it the focus. Runs inside the page.
 */
export function findInPage(selector: string, pattern: string, act: Act): string {
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    return [...node.childNodes].map(textOf).join('')
  }
  const nameOf = (element: Element) => {
    const named = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const given = [
      ...named.map((other) => (other ? textOf(other) : '')),
      element.getAttribute('aria-label') ?? '',
    ].find((text) => text.trim() !== '')
    const name =
      given ??
      [labels.map(textOf).join(' '), element.getAttribute('alt'), textOf(element)].find(Boolean) ??
      element.getAttribute('title') ??
      ''
    return name.replace(/\s+/gu, ' ').trim()
  }
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const isMet = (element: Element) => {
    const hit = document.elementFromPoint(...middleOf(element))
    const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : []
    return [element, ...labels].some((part) => part.contains(hit))
  }
  const expression = new RegExp(pattern, 'u')
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      // A drawn radio or switch lies unseen above its picture.
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: !(element instanceof HTMLInputElement),
      }) &&
      element.closest('[inert]') === null &&
      expression.test(nameOf(element)),
  )
  const [first] = found
  // Only where a pointer does not reach it yet: a second time may move it by a pixel.
  if (act === 'aim' && first && !isMet(first))
    first.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (act === 'focus' && first instanceof HTMLElement) first.focus()
  return JSON.stringify(
    found.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = middleOf(element)
      const input = element instanceof HTMLInputElement ? element : null
      return {
        name: nameOf(element),
        ...{ x, y, left, top, width, height },
        isFree: isMet(element),
        isFocused: element === document.activeElement,
        isChecked: input?.checked === true,
        isEnabled: !element.matches(':disabled'),
        value: input?.value ?? '',
        href: element.getAttribute('href') ?? '',
        state: ['expanded', 'pressed', 'current']
          .map((state) => element.getAttribute(`aria-${state}`) ?? '')
          .join(''),
      }
    }),
  )
}
