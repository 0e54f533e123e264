import { z } from 'zod'

/** A piece of text that must not be empty; `mend` tells the owner what belongs there. */
export const text = (mend: string) => z.string().trim().min(1).describe(mend)

/** A calendar day written 2025-01-15; YAML hands it over as a date. */
export const day = (mend: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date().describe(mend),
    )
    .describe(mend)

/**
 * Speaks to the owner when a content file is wrong: each message names the fault and, from the field's
 * description, the mend. Astro adds the file.
 */
export const forOwner = <S extends z.ZodType>(schema: S) =>
  z.unknown().transform((data, context): z.output<S> => {
    const result = schema.safeParse(data, { error: faultOf })
    if (result.success) return result.data
    for (const { code, path, message } of result.error.issues) {
      const mend = code === 'custom' ? undefined : mendAt(schema, path)
      const sentence =
        mend === undefined ? message : `${message} Buraya yazılması gereken: ${mend}.`
      const entry = entryAt(data, path)
      context.addIssue({
        code: 'custom',
        path,
        message: entry === undefined ? sentence : `${entry}: ${sentence}`,
        input: data,
      })
    }
    return z.NEVER
  })

/** How the owner knows the entry of a list that `path` leads into: its title or name, and its file. */
function entryAt(data: unknown, path: readonly PropertyKey[]): string | undefined {
  let value = data
  let label: string | undefined
  for (const key of path.slice(0, -1)) {
    value = isRecord(value) ? value[String(key)] : undefined
    if (!isRecord(value)) continue
    const { title, name, question, file } = value
    const words = [title, name, question, file].filter((part) => typeof part === 'string')
    if (words.length > 0) label = words.map((word) => `“${word}”`).join(', ')
  }
  return label
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

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
      return `Tanınmayan alan: ${issue.keys.join(', ')}. Adını düzeltin ya da satırı silin.`
    case 'invalid_type':
      if (issue.input === undefined) return 'Bu alan eksik.'
      return issue.input === null
        ? 'Bu alan boş.'
        : `Değerin türü yanlış (beklenen: ${issue.expected}).`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Bu alan boş.'
        : `Değer çok kısa ya da çok küçük (en az ${String(issue.minimum)}).`
    case 'too_big':
      return `Değer çok uzun ya da çok büyük (en çok ${String(issue.maximum)}).`
    case 'invalid_value':
      return `Yalnızca şunlardan biri olabilir: ${issue.values.map(String).join(' | ')}.`
    default:
      return 'Değer geçersiz.'
  }
}
