// Finds names in double braces where nothing writes a fact in their place: a visitor would read the braces.
import type { Content, Entry } from './content.ts'
import { isFilled, textsIn } from './filled-texts.ts'
import { fieldFault } from './owner-file.ts'

/** Every text of a field, above a body or in a file of settings, that holds braces which would be published as they are. */
export const strayTokens = (content: Content): readonly string[] =>
  Object.entries(content).flatMap(([name, entries]) =>
    // A file with a fault is missing.
    [entries]
      .flat()
      .flatMap((entry: Entry<unknown> | undefined) => (entry ? strayTokensIn(name, entry) : [])),
  )

const strayTokensIn = (name: string, entry: Entry<unknown>) =>
  textsIn(entry.data)
    .filter(({ path, text }) => /\{\{|\}\}/u.test(text) && !isFilled(name, path))
    .map(({ path }) =>
      fieldFault(
        entry,
        path,
        'çift süslü ayraç burada bilgiyle doldurulmaz, olduğu gibi görünür. Ayraçların yerine bilginin kendisini yazın.',
      ),
    )
