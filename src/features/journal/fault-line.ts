import type { SiteSettings } from '#domain/company/site-settings.ts'

/** How to reach the company with a broken shutter. */
export interface FaultLine {
  readonly phone: string
  /** What a chat about it begins with. */
  readonly message: string
}

export const faultLineOf = ({ phone, chat }: Pick<SiteSettings, 'phone' | 'chat'>): FaultLine => ({
  phone,
  message: chat.fault,
})
