// What is marked as a placeholder although it is not there.
import { untieWords } from '#lib/tie-words.ts'
import type { Content, Entry } from './content.ts'
import { textsIn } from './filled-texts.ts'
import { fieldFault } from './owner-file.ts'

/** Marks that name nothing: fields of the settings, words of a text. */
export const placeholderFaults = (content: Content): readonly string[] => [
  ...unknownPlaceholders(content),
  ...lostPlaceholders(content),
]

const unknownPlaceholders = ({ site, catalogue, serviceArea }: Content): readonly string[] =>
  [site, catalogue, serviceArea].flatMap((file) =>
    file
      ? file.data.placeholders
          .filter((name) => !(name in file.data))
          .map((name) =>
            fieldFault(
              file,
              ['placeholders'],
              `“${name}” diye bir alan yok. Adını düzeltin ya da silin.`,
            ),
          )
      : [],
  )

/** In a text the mark is a piece of it, letter for letter: it could not be looked up otherwise. */
const lostPlaceholders = ({ home, faqs, services, legal }: Content): readonly string[] =>
  [home, faqs, ...services, ...legal].flatMap((entry) =>
    entry
      ? entry.data.placeholders
          .filter((words) => !textsOf(entry).some((text) => text.includes(untieWords(words))))
          .map((words) =>
            fieldFault(
              entry,
              ['placeholders'],
              `“${words}” metinde geçmiyor. Metinde yazdığı gibi yazın ya da silin.`,
            ),
          )
      : [],
  )

/** What a file says: its fields, the marks themselves apart, and the text below them. */
const textsOf = ({ data, body }: Entry<object>): readonly string[] => [
  ...textsIn({ ...data, placeholders: [] }).map(({ text }) => untieWords(text)),
  untieWords(body),
]
