import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { takeInPictures } from './intake.ts'

/**
 * Astro integration: checks the owner's pictures before a build, and gives the module `virtual:pictures` those that the
 * content names (src/env.d.ts). A picture that cannot be shown stops the build; all of them are listed at once.
 */
export const pictureIntake = (): AstroIntegration => {
  let root = ''
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root)
        updateConfig({ vite: { plugins: [picturesModule(root)] } })
      },
      'astro:build:start': async () => {
        const { problems } = await takeInPictures(root)
        if (problems.length > 0) throw new Error(problems.join('\n'))
      },
    },
  }
}

function picturesModule(root: string): Plugin {
  const name = 'virtual:pictures'
  const id = `\0${name}`
  return {
    name: 'pictures',
    resolveId: (source) => (source === name ? id : undefined),
    async load(loaded) {
      if (loaded !== id) return undefined
      const { pictures, problems } = await takeInPictures(root)
      if (problems.length > 0) throw new Error(problems.join('\n'))
      const entries = [...pictures]
      return [
        ...entries.map(
          ([, { file }], index) => `import image${String(index)} from ${JSON.stringify(file)}`,
        ),
        'export const pictures = {',
        ...entries.map(
          ([path, taken], index) =>
            `${JSON.stringify(path)}: { ...${JSON.stringify(taken)}, image: image${String(index)} },`,
        ),
        '}',
      ].join('\n')
    },
    configureServer(server) {
      // Under `astro dev` a file that comes, goes or changes is taken in at once.
      server.watcher.on('all', (_, file) => {
        if (!/[/\\]content[/\\]/u.test(file)) return
        for (const { moduleGraph } of Object.values(server.environments)) {
          const loaded = moduleGraph.getModuleById(id)
          if (loaded) moduleGraph.invalidateModule(loaded)
        }
      })
    },
  }
}
