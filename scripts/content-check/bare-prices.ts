// Finds texts that name a starting price and not what it includes, which consumers must be told beside it (Law 6502, art. 54).
import { linesOf, tokensIn } from '#domain/editorial/fill-tokens.ts'
import type { Content, Entry } from './content.ts'
import { filledTexts } from './filled-texts.ts'
import { ContentFault } from './owner-file.ts'

/** A piece of a text, and the line of its file where it begins. */
type Piece = readonly [text: string, line: number]

/** Every post, service and answer that names the price of a type without `{{price.note}}`, with the line of its first price. */
export const barePrices = ({ posts, services, faqs, catalogue }: Content): readonly string[] => {
  // While the catalogue is wrong, nobody knows its types.
  if (!catalogue) return []
  const names = catalogue.data.types.map(({ id }) => `price.${id}`)
  const inFile = (entry: Content['posts' | 'services'][number], pieces: readonly Piece[]) =>
    faultsIn(entry, [...pieces, [entry.body, entry.bodyLine]], names)
  return [
    ...posts.flatMap((post) => inFile(post, fieldPieces('posts', post))),
    ...services.flatMap((service) => inFile(service, fieldPieces('services', service))),
    ...(faqs ? answers(faqs).flatMap((pieces) => faultsIn(faqs, pieces, names)) : []),
  ]
}

const fieldPieces = (name: string, entry: Entry<unknown>): readonly Piece[] =>
  filledTexts(name, entry).map(({ path, text }) => [text, entry.textLineOf(path)])

/** Each question with its answer, for each must name what its prices include. */
const answers = (faqs: NonNullable<Content['faqs']>): readonly (readonly Piece[])[] =>
  faqs.data.faqs.map(({ question, answer }, at) => [
    [question, faqs.textLineOf(['faqs', at, 'question'])],
    [answer, faqs.textLineOf(['faqs', at, 'answer'])],
  ])

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
