/** Where to ask next for scripts that came with an error: '_astro/a.js' → '/_astro/a.js?again=1', then '…=11'. */
const others: Record<string, string> = {}

/**
 * What the build makes of every `import()`. Firefox up to 154 keeps a script that once came with an error as failed and
 * never asks for it again, so each further attempt has an address of its own. The one that worked stays in use: another
 * address would be another copy. What the script imports in turn is not asked for anew, and a failure that is caught
 * with `import(…).then(…, onFailure)` is never heard of here: `await` it.
 *
 * @param load the `import()` as it is written
 * @param files the script that it asks for, as an address without its first slash; none: it is never asked for twice
 */
export function retriableImport(
  load: () => Promise<unknown>,
  [file]: readonly string[],
): Promise<unknown> {
  if (file === undefined) return load()
  const other = others[file]
  return (other ? import(/* @vite-ignore */ other) : load()).catch((error: unknown) => {
    others[file] = (other ?? `/${file}?again=`) + '1'
    throw error
  })
}
