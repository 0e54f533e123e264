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
    const result = schema.safeParse(data, { error: explain })
    if (result.success) return result.data
    for (const { path, message } of result.error.issues) {
      context.addIssue({ code: 'custom', path, message, input: data })
    }
    return z.NEVER
  })

function explain(issue: z.core.$ZodRawIssue): string {
  const mend = (issue.inst as z.ZodType | undefined)?.description
  return mend === undefined
    ? faultOf(issue)
    : `${faultOf(issue)} Buraya yazılması gereken: ${mend}.`
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
