import type { Page } from '@playwright/test'

/** What a browser says of its connection, as far as the site asks. */
interface Connection {
  readonly saveData: boolean
  readonly effectiveType: string
}

/** The connections on which nothing is fetched that was not asked for, by the name a test's title gives them. */
export const THRIFTY: Readonly<Record<'Save-Data' | 'a 2g network', Connection>> = {
  'Save-Data': { saveData: true, effectiveType: '4g' },
  'a 2g network': { saveData: false, effectiveType: '2g' },
}

/** Every page that is opened from here on finds itself on this connection. */
export const connectBy = (page: Page, connection: Connection) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
