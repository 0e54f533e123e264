import { fold } from './fold.ts'

/** An address part from a Turkish phrase: 'Çerez tercihleri' → 'cerez-tercihleri'. */
export const slugOf = (phrase: string): string =>
  fold(phrase)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
