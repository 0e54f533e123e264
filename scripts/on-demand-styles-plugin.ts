// Vite plugin: the styles of `x.lazy.module.css`, and of `x.module.css?lazy` where other pages show them at once, travel inside
// the script that imports them and are adopted when it runs. Astro would lay them into the page, whose first view does not
// need what a visitor has not asked for yet.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { transform, type TransformOptions } from 'lightningcss'
import type { Plugin } from 'vite'

const LAZY = /\.lazy\.module\.css$|\.module\.css\?lazy$/u
/** Keeps Vite's own style handling away from the module. */
const DISGUISE = '.js'

export function onDemandStyles(targets: TransformOptions<never>['targets']): Plugin {
  return {
    name: 'on-demand-styles',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      // A page shows nothing at build time that is fetched on demand, so none of its styles belong in there.
      if (kind === 'dynamic-import' && this.environment.name !== 'client' && isFeature(importer))
        return { id: source, external: true }
      if (!LAZY.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && `\0${withoutQuery(resolved.id)}${DISGUISE}`
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(`.module.css${DISGUISE}`)) return undefined
      const file = id.slice(1, -DISGUISE.length)
      this.addWatchFile(file)
      return styleModule(file, targets)
    },
  }
}

const isFeature = (file: string | undefined): boolean => file?.includes('/src/features/') === true

const withoutQuery = (id: string): string => id.replace(/\?.*/u, '')

/**
 * A module that adopts the file's styles where there is a document, and exports its class names. Safari before 16.4 has no
 * sheets to adopt, and the policy lets no script write a `<style>`: there they go into the page's own sheet, as one rule.
 */
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
      const styles = ${JSON.stringify(code.toString())}
      try {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      } catch {
        const [sheet] = document.styleSheets
        sheet.insertRule('@media all{' + styles + '}', sheet.cssRules.length)
      }
    }
    export default ${JSON.stringify(names)}`
}
