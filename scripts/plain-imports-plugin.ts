// Vite plugin: `import()` stays the browser's own. Vite wraps it in a helper that asks for style sheets and further modules
// ahead: here styles stand in the page, and what a part needs has mostly come with the script that asks for it.
import type { Plugin } from 'vite'

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  config: () => ({
    build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } },
  }),
  load: {
    filter: { id: /^\0vite\/preload-helper/u },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
