// What is marked as a placeholder although it is not there.
import type { Content } from './content.ts'
import { fieldFault } from './owner-file.ts'

/** Marks that name nothing: fields of the settings, words of the legal texts and the answers. */
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
const lostPlaceholders = ({ faqs, legal }: Content): readonly string[] =>
  [
    ...(faqs
      ? [
          [
            faqs,
            faqs.data.faqs.map(({ question, answer }) => `${question}\n${answer}`).join('\n'),
          ] as const,
        ]
      : []),
    ...legal.map((text) => [text, text.body] as const),
  ].flatMap(([file, text]) =>
    file.data.placeholders
      .filter((words) => !text.includes(words))
      .map((words) =>
        fieldFault(
          file,
          ['placeholders'],
          `“${words}” metinde geçmiyor. Metinde yazdığı gibi yazın ya da silin.`,
        ),
      ),
  )
