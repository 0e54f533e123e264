// Lists every package that reaches a browser with its version, its weight there and why it was chosen; --all adds those that only build and test.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Reason {
  readonly packages: readonly string[]
  readonly versions: readonly string[]
  readonly why: string
}

/** The rows of the table in docs/decisions/0001-stack.md: '| react, react-dom | 19.3.1 | why |'. */
export function readReasons(markdown: string): readonly Reason[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| [@a-z]/u.test(line) && !line.startsWith('| package '))
    .map((line) => {
      const [, packages = '', versions = '', why = ''] = line.split('|').map((cell) => cell.trim())
      return { packages: packages.split(', '), versions: versions.split(', '), why }
    })
}

/** Where a page begins to load a package, if not at its name. */
const entries: Readonly<Record<string, string>> = { 'react-dom': 'react-dom/client' }

/** Brotli bytes of all that a package exports, minified: more than a page loads, never less. React counts once. */
export async function weighPackage(name: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as all from '${entries[name] ?? name}'; globalThis.all = all`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'].filter((other) => other !== name),
    logLevel: 'silent',
  })
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
  const reasons = readReasons(readFileSync(`${root}/docs/decisions/0001-stack.md`, 'utf8'))
  const whyOf = (name: string) => reasons.find(({ packages }) => packages.includes(name))?.why
  const { dependencies, devDependencies } = manifest
  console.log('Packages that reach a browser (brotli bytes of all they export)')
  for (const [name, version] of Object.entries(dependencies)) {
    const bytes = String(await weighPackage(name)).padStart(7)
    console.log(`${bytes}  ${name} ${version}: ${whyOf(name) ?? 'no reason given'}`)
  }
  if (!values.all) return
  console.log('\nPackages that only build and test')
  for (const [name, version] of Object.entries(devDependencies)) {
    console.log(`  ${name} ${version}: ${whyOf(name) ?? 'comes with the tool it is named after'}`)
  }
}

if (import.meta.main) await main()
