// Finds texts that name a starting price and not what it includes, which consumers must be told beside it (Law 6502, art. 54).
import { linesOf, tokensIn } from '#domain/editorial/fill-tokens.ts'
import type { Content, Entry } from './content.ts'
import { ContentFault } from './owner-file.ts'

/** A piece of a text, and the line of its file where it begins. */
type Piece = readonly [text: string, line: number]

/** Every post, service and answer that names the price of a type without `{{price.note}}`, with the line of its first price. */
export const barePrices = ({ posts, services, faqs, catalogue }: Content): readonly string[] => {
  // While the catalogue is wrong, nobody knows its types.
  if (!catalogue) return []
  const names = catalogue.data.types.map(({ id }) => `price.${id}`)
  return [
    ...posts.flatMap((post) => faultsIn(post, piecesOfPost(post), names)),
    ...services.flatMap((service) =>
      faultsIn(
        service,
        [
          [service.data.desc, service.lineOf(['desc'])],
          [service.body, service.bodyLine],
        ],
        names,
      ),
    ),
    ...(faqs?.data.faqs.flatMap(({ question, answer }, at) =>
      faultsIn(
        faqs,
        [
          [question, faqs.lineOf(['faqs', at, 'question'])],
          [answer, faqs.lineOf(['faqs', at, 'answer'])],
        ],
        names,
      ),
    ) ?? []),
  ]
}

const piecesOfPost = ({ data, body, bodyLine, lineOf }: Content['posts'][number]): Piece[] => [
  [data.title, lineOf(['title'])],
  [data.excerpt, lineOf(['excerpt'])],
  [data.details, lineOf(['details']) + 1],
  ...data.keyPoints.map((point, at): Piece => [point, lineOf(['keyPoints', at])]),
  [body, bodyLine],
]

function faultsIn(
  { file }: Entry<unknown>,
  pieces: readonly Piece[],
  names: readonly string[],
): readonly string[] {
  const tokens = pieces.flatMap(([text, line]) =>
    linesOf(text).flatMap((words, at) =>
      tokensIn(words).map((name) => ({ name, line: line + at })),
    ),
  )
  const first = tokens.find(({ name }) => names.includes(name))
  if (!first || tokens.some(({ name }) => name === 'price.note')) return []
  return [
    new ContentFault(
      file,
      first.line,
      `{{${first.name}}} var, {{price.note}} yok. Fiyata neyin dâhil olduğu da okunmalı: fiyatlardan sonra ayrı bir cümle olarak {{price.note}} yazın.`,
    ).message,
  ]
}
