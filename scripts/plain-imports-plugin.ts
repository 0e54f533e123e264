// Vite plugin: `import()` stays nearly the browser's own. Vite wraps it in a helper that asks for style sheets and further
// modules ahead: here styles stand in the page, and what a part needs has mostly come with the script that asks for it.
// In its place stands one that can ask again for what did not arrive.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = fileURLToPath(new URL('../src/lib/retriable-import.ts', import.meta.url))

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        // The helper learns which script is asked for. The scripts of a page itself ask once, and are spared the bytes.
        resolveDependencies: (file, _, { hostId }) => (hostId.includes('.astro.') ? [] : [file]),
      },
    },
  }),
  load: {
    filter: { id: /^\0vite\/preload-helper/u },
    handler: () => `export { retriableImport as __vitePreload } from ${JSON.stringify(helper)}`,
  },
})
