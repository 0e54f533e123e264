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
      context.addIssue({
        code: 'custom',
        path,
        message: mend === undefined ? message : `${message} Buraya yazılması gereken: ${mend}.`,
        input: data,
      })
    }
    return z.NEVER
  })

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
      return issue.input === undefined
        ? 'Bu alan eksik.'
        : `Değerin türü yanlış (beklenen: ${issue.expected}).`
    case 'too_small':
      return `Değer çok kısa ya da çok küçük (en az ${String(issue.minimum)}).`
    case 'too_big':
      return `Değer çok uzun ya da çok büyük (en çok ${String(issue.maximum)}).`
    case 'invalid_value':
      return `Yalnızca şunlardan biri olabilir: ${issue.values.map(String).join(' | ')}.`
    default:
      return 'Değer geçersiz.'
  }
}
