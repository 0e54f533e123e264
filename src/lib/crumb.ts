/** A step of the way to a page, as the page and its structured data show it. */
export interface Crumb {
  readonly label: string
  /** Left out for the page itself. */
  readonly href?: string
}
