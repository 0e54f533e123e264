// Astro lays the script that wakes its islands into every page that has one. Nothing of the first view waits for it: as a file
// it comes behind the page, and once for all of them.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ISLAND = /<astro-island\b/u
const RUNTIME =
  /<script>((?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*)<\/script>/su

/** Moves the script that defines `<astro-island>` out of the pages of a built site into a file of its own. */
export function shareIslandRuntime(dist: string): void {
  for (const name of globSync('**/*.html', { cwd: dist })) {
    const file = join(dist, name)
    const html = readFileSync(file, 'utf8')
    if (!ISLAND.test(html)) continue
    const [element = '', code] = RUNTIME.exec(html) ?? []
    if (code === undefined) throw new Error(`${name} has an island, but not Astro's script for it.`)
    const address = `_astro/astro-island.${hashOf(code)}.js`
    mkdirSync(join(dist, '_astro'), { recursive: true })
    writeFileSync(join(dist, address), code)
    writeFileSync(
      file,
      html.replace(element, () => `<script type="module" src="/${address}"></script>`),
    )
  }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 8)
