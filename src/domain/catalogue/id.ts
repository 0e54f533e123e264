import { z } from 'zod'

/** Names an option in links and tables; never shown. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .describe('Kısa kimlik: küçük harf, Türkçe harf ve boşluk yok')
