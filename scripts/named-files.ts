/**
 * The files that a text names, and all that these name in turn. Names have a hash: to be named is to be meant.
 *
 * @param textOf the text of a file, empty where it names no other
 * @param isFollowed whether a name in the text of a file counts
 */
export function namedFiles(
  text: string,
  names: readonly string[],
  textOf: (name: string) => string,
  isFollowed: (name: string, text: string) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set<string>()
  const namedIn = (source: string) => names.filter((name) => source.includes(name))
  const follow = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    const source = textOf(name)
    for (const other of namedIn(source)) if (isFollowed(other, source)) follow(other)
  }
  for (const name of namedIn(text)) follow(name)
  return found
}
