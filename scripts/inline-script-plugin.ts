// Vite plugin: `import code from './x.client.ts?script'` gives the bundled, minified script as text,
// for the few lines that must run inside the document's head before the first paint.
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

export function inlineScript(): Plugin {
  const suffix = '?script'
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer, {
        skipSelf: true,
      })
      return resolved && `${resolved.id}${suffix}`
    },
    load(id) {
      if (!id.endsWith(suffix)) return undefined
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(bundleScript(file))}`
    },
  }
}
