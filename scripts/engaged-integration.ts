import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Astro integration: adds the directive `client:engaged` (src/lib/engaged.directive.ts). */
export const engagedDirective = (): AstroIntegration => ({
  name: 'engaged-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'engaged',
        entrypoint: fileURLToPath(new URL('../src/lib/engaged.directive.ts', import.meta.url)),
      })
    },
  },
})
