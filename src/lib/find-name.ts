/**
 * The one of `names` that is written like this. Accents may be stored in two ways, and a Mac stores the other one: the two look alike
 * and mean the same file.
 */
export const findName = (names: readonly string[], written: string): string | undefined =>
  names.find((name) => name.normalize('NFC') === written.normalize('NFC'))
