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
  const hints = (text: string, firstLine: number, canBeNamed: boolean) =>
    linesOf(text).flatMap((line, at) =>
      PRICE.test(line)
        ? [
            new ContentFault(
              entry.file,
              firstLine + at,
              `Fiyat sayıyla yazılmış; fiyat değişince bu metin eski kalır. ${
                canBeNamed
                  ? 'Yerine {{price.rolling}} gibi adını yazın.'
                  : 'Fiyatı buradan çıkarın.'
              }`,
            ).message,
          ]
        : [],
    )
  return [
    ...textsIn(entry.data).flatMap(({ path, text }) =>
      hints(text, entry.textLineOf(path), isFilled(name, path)),
    ),
    ...hints(entry.body, entry.bodyLine, true),
  ]
}
