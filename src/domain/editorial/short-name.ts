import { upperCase } from '#lib/turkish.ts'

const FIRST_LETTER = /\p{L}\p{M}*/u

/**
 * A name as a testimonial shows it: the first name and the initial of the second word ('Ayşe Kaya' → 'Ayşe K.').
 * One word stays as it is; a second word without a letter counts as none.
 */
export function shortName(name: string): string {
  const [first = '', second = ''] = name.normalize('NFC').trim().split(/\s+/u)
  const initial = FIRST_LETTER.exec(second)?.[0]
  return initial === undefined ? first : `${first} ${upperCase(initial)}.`
}
