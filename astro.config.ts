import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { browserTargets, scriptTargets } from './scripts/browser-targets.ts'
import { engagedDirective } from './scripts/engaged-integration.ts'
import { inlineScript } from './scripts/inline-script-plugin.ts'
import { onDemandStyles } from './scripts/on-demand-styles-plugin.ts'
import { pictureIntake } from './scripts/picture-intake/integration.ts'
import { plainImports } from './scripts/plain-imports-plugin.ts'
import { styleNames } from './scripts/style-names-plugin.ts'

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  integrations: [react(), engagedDirective(), pictureIntake()],
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  image: {
    // Effort 3 encodes the whole set in well under a minute on two cores; files are about 4 % larger than at 9.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } },
  },
  vite: {
    cacheDir: './.cache/vite',
    plugins: [inlineScript(), plainImports(), styleNames(), onDemandStyles(browserTargets)],
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets: browserTargets },
    },
    // The 3D view is larger than Vite likes; budgets.json has its limit.
    build: {
      target: scriptTargets,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 800,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Astro's own name for the script of a page is `contact.astro_astro_type_script_index_0_lang`.
              entryFileNames: ({ name }) =>
                `_astro/${name.replace(/\.astro_.*/u, '.astro')}.[hash].js`,
              // Of a hundred bytes each, and asked for together: one request, and better compressed.
              codeSplitting: {
                groups: [
                  // Whole, and by itself: else the shared parts of the wizard take its core along, to /blog as well.
                  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//u },
                  {
                    name: 'small',
                    test: /\/src\/lib\/(?:when-seen|retriable-import|format-number)\.ts$/u,
                  },
                  // What the wizard has in common with the journal, and with the parts of both that are fetched later.
                  {
                    name: 'wizard',
                    test: /\/src\/(?:features\/configurator\/(?:assembly|model|view)|ui\/(?:[A-Z]|use-|second-press)|lib\/(?:clamp|class-names|colour|turkish|units))/u,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
