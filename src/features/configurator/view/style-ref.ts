/**
 * A ref that sets these properties on the element's style object whenever it is drawn: the page allows no style
 * attribute.
 */
export const styleRef =
  (properties: Readonly<Record<string, number | string>>) => (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(properties)) {
      element?.style.setProperty(name, String(value))
    }
  }
