import { z } from 'zod'
import { isRecord } from '#lib/is-record.ts'
import { tieWords } from '#lib/tie-words.ts'

/** Something that must not be empty and is taken as it was typed: a file's name, a message, Markdown, words to look for. */
export const typed = (mend: string) => z.string().trim().min(1).describe(mend)

/** A piece of text for reading that must not be empty; `mend` tells the owner what belongs there. */
export const text = (mend: string) => z.string().trim().min(1).overwrite(tieWords).describe(mend)

/** A piece of text for reading that has to fit a place of `longest` letters. */
export const shortText = (mend: string, longest: number) =>
  z.string().trim().min(1).max(longest).overwrite(tieWords).describe(mend)

/** A calendar day written 2025-01-15; YAML hands it over as a date. */
export const day = (mend: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date().describe(mend),
    )
    .describe(mend)

/** What stands in a text and waits for the owner's word; content-check finds it there. */
export const awaited = z
  .array(typed('Metinde geçen söz'))
  .default([])
  .describe('Onayınızı bekleyen sözler, metinde geçtiği gibi')

/** Whether a picture or a film was rendered; a real one says nothing. */
export const rendered = z
  .boolean()
  .default(false)
  .describe('Bilgisayarda üretilmiş temsilî görselse true; gerçek fotoğrafta satırı silin')

/** What is wrong with a field, as the owner reads it. */
export interface Fault {
  /** The field that it is about. */
  readonly path: readonly PropertyKey[]
  /** Where it is written: a field that nobody knows, not the section that does not know it. */
  readonly at: readonly PropertyKey[]
  readonly sentence: string
}

/**
 * Speaks to the owner when a content file is wrong: each message names the fault and, from the field's
 * description, the mend. Astro adds the file.
 */
export const forOwner = <S extends z.ZodType>(schema: S) =>
  z.unknown().transform((data, context): z.output<S> => {
    const result = readContent(schema, data)
    if ('data' in result) return result.data
    for (const { path, sentence } of result.faults)
      context.addIssue({ code: 'custom', path: [...path], message: sentence, input: data })
    return z.NEVER
  })

/** The content in the shape of `schema`, or all that keeps it from having that shape. */
export function readContent<S extends z.ZodType>(
  schema: S,
  data: unknown,
): { readonly data: z.output<S> } | { readonly faults: readonly Fault[] } {
  const result = schema.safeParse(data, { error: faultOf })
  if (result.success) return { data: result.data }
  return {
    faults: result.error.issues.map((issue) => {
      const { code, path, message } = issue
      const at = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path
      const mend = code === 'custom' ? undefined : mendAt(schema, at)
      const sentence =
        mend === undefined ? message : `${message} Buraya yazılması gereken: ${mend}.`
      const entry = entryAt(data, at.slice(0, -1))
      return { path, at, sentence: entry === undefined ? sentence : `${entry}: ${sentence}` }
    }),
  }
}

/** How the owner knows the entry of a list that `path` leads to: its title or name, and its file. */
function entryAt(data: unknown, path: readonly PropertyKey[]): string | undefined {
  let value = data
  let label: string | undefined
  for (const key of path) {
    value = isRecord(value) ? value[String(key)] : undefined
    if (!isRecord(value)) continue
    const { title, name, question, file } = value
    const words = [title, name, question, file].filter((part) => typeof part === 'string')
    if (words.length > 0) label = words.map((word) => `“${word}”`).join(', ')
  }
  return label
}

/** The description of the field that `path` leads to. */
function mendAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string | undefined {
  const [key, ...rest] = path
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return mendAt(schema.unwrap(), path) ?? schema.description
  }
  if (key === undefined) return schema instanceof z.ZodType ? schema.description : undefined
  if (schema instanceof z.ZodArray) return mendAt(schema.element, rest)
  if (schema instanceof z.ZodObject) {
    const field: unknown = schema.shape[String(key)]
    return field instanceof z.ZodType ? mendAt(field, rest) : undefined
  }
  return undefined
}

function faultOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return (
        `Tanınmayan alan: ${issue.keys.join(', ')}. Adını düzeltin ya da satırı silin; ` +
        'bir metnin parçasıysa metnin tamamını düz tırnak (") içine alın.'
      )
    case 'invalid_type':
      if (issue.input === undefined) return 'Bu alan eksik.'
      if (issue.input !== null) return WRONG_TYPE[issue.expected] ?? 'Değerin türü yanlış.'
      return issue.expected === 'array'
        ? 'Bu alan boş. Maddeleri alt alta yazın; boş kalabilen bir listeyse [] yazın.'
        : 'Bu alan boş.'
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Bu alan boş.'
      if (issue.origin === 'array') return `En az ${String(issue.minimum)} madde olmalı.`
      return issue.inclusive === false
        ? `Değer çok küçük (${String(issue.minimum)} olamaz, daha büyük olmalı).`
        : `Değer çok kısa ya da çok küçük (en az ${String(issue.minimum)}).`
    case 'too_big':
      if (issue.origin === 'array') return `En çok ${String(issue.maximum)} madde olabilir.`
      return `Değer çok uzun ya da çok büyük (en çok ${String(issue.maximum)}).`
    case 'invalid_value':
      return `Yalnızca şunlardan biri olabilir: ${issue.values.map(String).join(' | ')}.`
    default:
      return 'Değer geçersiz.'
  }
}

/** By the type that a field has: what the owner did not write, and how it is written. */
const WRONG_TYPE: Readonly<Record<string, string>> = {
  string: 'Bu bir metin olmalı; değeri tırnak içine alın.',
  number: 'Bu bir sayı olmalı: tırnak, birim ve binlik noktası olmadan; ondalık ayırıcı noktadır.',
  int: 'Bu bir tam sayı olmalı: tırnak, birim, nokta ve virgül olmadan, ör. 3000.',
  boolean: 'true ya da false yazın, tırnaksız.',
  array: 'Bu bir liste olmalı: her madde kendi satırında, başında “- ” ile.',
  object: 'Bu bir bölüm olmalı: alanları kendi satırlarında, iki boşluk içeriden.',
}
