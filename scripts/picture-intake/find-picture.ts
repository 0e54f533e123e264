import { fold } from '#lib/fold.ts'

/** Accents may be stored in two ways, and a Mac stores the other one. */
const written = (path: string) => path.normalize('NFC')
const withoutEnding = (path: string) => path.replace(/\.[^./]*$/u, '')

/**
 * The files in content/ that a written path may mean: the one of exactly this name, else those that differ in capital
 * letters only ('IMG_4711.HEIC'). A path without an ending (a service's) means every ending.
 */
export function findPicture(path: string, files: readonly string[]): readonly string[] {
  const isOpen = !/\.[^./]+$/u.test(path)
  const nameOf = (file: string) => written(isOpen ? withoutEnding(file) : file)
  const exact = files.filter((file) => nameOf(file) === written(path))
  return exact.length > 0
    ? exact
    : files.filter((file) => fold(nameOf(file)) === fold(written(path)))
}
