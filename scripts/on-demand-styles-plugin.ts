// Vite plugin: the styles of `x.lazy.module.css` travel inside the script that imports them and are adopted when it runs.
// Astro would lay them into the page, whose first view does not need what a visitor has not asked for yet.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { transform, type TransformOptions } from 'lightningcss'
import type { Plugin } from 'vite'

const ENDING = '.lazy.module.css'
/** Keeps Vite's own style handling away from the module. */
const DISGUISE = '.js'

export function onDemandStyles(targets: TransformOptions<never>['targets']): Plugin {
  return {
    name: 'on-demand-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(ENDING)) return undefined
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && `\0${resolved.id}${DISGUISE}`
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(ENDING + DISGUISE)) return undefined
      const file = id.slice(1, -DISGUISE.length)
      this.addWatchFile(file)
      return styleModule(file, targets)
    },
  }
}

/** A module that adopts the file's styles where there is a document, and exports its class names. */
function styleModule(file: string, targets: TransformOptions<never>['targets']): string {
  const { code, exports } = transform({
    filename: relative(process.cwd(), file),
    code: readFileSync(file),
    cssModules: true,
    minify: true,
    ...(targets && { targets }),
  })
  const names = Object.fromEntries(
    Object.entries(exports ?? {})
      .map(([local, { name }]) => [local, name] as const)
      // Lightning CSS hands them over in no order; the file's hash must not change with it.
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return `
    if (typeof document !== 'undefined') {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(${JSON.stringify(code.toString())})
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    export default ${JSON.stringify(names)}`
}
