// The fields of content/ into which facts are written ({{price.rolling}}), and the texts that stand in them.
import { isRecord } from '#lib/is-record.ts'
import type { Entry } from './content.ts'

type Path = readonly PropertyKey[]

interface FieldText {
  readonly path: Path
  readonly text: string
}

/** By folder or file; the bodies of posts and services are filled too. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  posts: ['title', 'excerpt', 'details', 'keyPoints'],
  services: ['desc'],
  faqs: ['question', 'answer'],
}

/** True if facts are written into the field at `path` of the folder or file called `name`. */
export const isFilled = (name: string, path: Path): boolean =>
  path.some((key) => FILLED[name]?.includes(String(key)))

/** The texts of an entry of `name` into which facts are written, its body apart. */
export const filledTexts = (name: string, { data }: Entry<unknown>): readonly FieldText[] =>
  textsIn(data).filter(({ path }) => isFilled(name, path))

/** Every text inside a value, with the way to it. */
export function textsIn(value: unknown, path: Path = []): readonly FieldText[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, at]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
}
