// Finds names in double braces where nothing writes a fact in their place: a visitor would read the braces.
import { isRecord } from '#lib/is-record.ts'
import type { Content, Entry } from './content.ts'
import { fieldFault } from './owner-file.ts'

type Path = readonly PropertyKey[]

/** The fields in which a fact is written, by the folder or the file; text-problems.ts looks into those. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  posts: ['title', 'excerpt', 'details', 'keyPoints'],
  services: ['desc'],
  faqs: ['question', 'answer'],
}

/** Every text of a field, above a body or in a file of settings, that holds braces which would be published as they are. */
export const strayTokens = (content: Content): readonly string[] =>
  Object.entries(content).flatMap(([name, entries]) =>
    // A file with a fault is missing.
    [entries]
      .flat()
      .flatMap((entry: Entry<unknown> | undefined) =>
        entry ? strayTokensIn(entry, FILLED[name] ?? []) : [],
      ),
  )

const strayTokensIn = (entry: Entry<unknown>, filled: readonly string[]) =>
  textsIn(entry.data)
    .filter(
      ({ path, text }) =>
        /\{\{|\}\}/u.test(text) && !path.some((key) => filled.includes(String(key))),
    )
    .map(({ path }) =>
      fieldFault(
        entry,
        path,
        'çift süslü ayraç burada bilgiyle doldurulmaz, olduğu gibi görünür. Ayraçların yerine bilginin kendisini yazın.',
      ),
    )

/** Every text inside a value, with the way to it. */
function textsIn(
  value: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, at]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
}
