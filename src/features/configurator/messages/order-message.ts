import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { formatPhone } from '#lib/format.ts'
import type { Configuration } from '../model/configuration.ts'
import { chatMessage } from './chat-message.ts'

/**
 * The text of a quote or an order for one shutter or several. One: the agreed lines right under the first line.
 * Several: the same lines for each, under '1. kepenk', '2. kepenk', with an empty line between them.
 */
export function orderMessage(
  firstLine: string,
  shutters: readonly Configuration[],
  catalogue: Catalogue,
): string {
  const [first] = shutters
  if (first && shutters.length === 1) return chatMessage(firstLine, first, catalogue)
  const numbered = shutters.map((shutter, index) =>
    chatMessage(shutterName(index), shutter, catalogue),
  )
  return [firstLine, ...numbered].join('\n\n')
}

/** How a shutter of a list is called, by its place counted from 0: '1. kepenk'. */
export const shutterName = (place: number): string => `${String(place + 1)}. kepenk`

/** Which shutter of how many is being chosen; nothing where there is only one. */
export const whichOf = (place: number, count: number): string | undefined =>
  count > 1 ? `${shutterName(place)} (toplam ${String(count)})` : undefined

interface Sheet {
  readonly brand: string
  /** '+905321234567' */
  readonly phone: string
  readonly shutters: readonly Configuration[]
  readonly catalogue: Catalogue
  /** The link that restores them, where one was made. */
  readonly link: string | undefined
}

/** The same lines to be pasted into an e-mail or a note: who sells, what was chosen, how to reach them. */
export function summaryText({ brand, phone, shutters, catalogue, link }: Sheet): string {
  const title = `${brand}: seçilen ${shutters.length === 1 ? 'kepenk' : 'kepenkler'}`
  return [
    orderMessage(title, shutters, catalogue),
    ...(link === undefined ? [] : [`Bağlantı: ${link}`]),
    `Telefon: ${formatPhone(phone).replaceAll('\u00A0', ' ')}`,
  ].join(shutters.length === 1 ? '\n' : '\n\n')
}
