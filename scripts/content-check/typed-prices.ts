// Finds prices written in digits where their name could stand: the next change of the catalogue leaves them behind.
import { linesOf } from '#domain/editorial/fill-tokens.ts'
import type { Content, Entry } from './content.ts'
import { isFilled, textsIn } from './filled-texts.ts'
import { ContentFault } from './owner-file.ts'

const PRICE = /\d[\d.]*\s*(?:₺|TL\b|lira\b)/u

/** A reminder for each line of the owner's texts that names an amount in lira. */
export const typedPrices = ({ posts, services, faqs, home, about }: Content): readonly string[] => [
  ...posts.flatMap((entry) => pricesIn('posts', entry)),
  ...services.flatMap((entry) => pricesIn('services', entry)),
  ...(faqs ? pricesIn('faqs', faqs) : []),
  ...(home ? pricesIn('home', home) : []),
  ...(about ? pricesIn('about', about) : []),
]

function pricesIn(name: string, entry: Entry<unknown>): readonly string[] {
  const hint = (line: number, canBeNamed: boolean) =>
    new ContentFault(
      entry.file,
      line,
      `Fiyat sayıyla yazılmış; fiyat değişince bu metin eski kalır. ${
        canBeNamed ? 'Yerine {{price.rolling}} gibi adını yazın.' : 'Fiyatı buradan çıkarın.'
      }`,
    ).message
  return [
    ...textsIn(entry.data)
      .filter(({ text }) => PRICE.test(text))
      .map(({ path }) => hint(entry.lineOf(path), isFilled(name, path))),
    ...linesOf(entry.body).flatMap((line, at) =>
      PRICE.test(line) ? [hint(entry.bodyLine + at, true)] : [],
    ),
  ]
}
