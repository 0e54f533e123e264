// Vite plugin: `import code from './x.client.ts?script'` gives the bundled, minified script as text,
// for the few lines that must run inside the document's head before the first paint.
import { buildSync } from 'esbuild'
import type { Plugin } from 'vite'

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
      const { outputFiles } = buildSync({
        entryPoints: [file],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2020',
        // Nothing of ours leans on "use strict", which would stand in every page.
        tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
      })
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim() ?? '')}`
    },
  }
}
