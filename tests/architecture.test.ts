import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

/**
 * Who may import whom. Keys are folders of src/; the longest key that a file lies in applies, and a
 * folder may always import itself. docs/architecture.md explains the table; this is the copy that bites.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  styles: [],
  domain: ['lib'],
  'domain/catalogue': ['lib', 'domain/content-schema.ts'],
  'domain/company': ['lib', 'domain/content-schema.ts'],
  'domain/visitor': ['lib', 'domain/site/routes.ts'],
  'domain/outbound': ['lib'],
  'domain/site': ['lib', 'domain/company', 'domain/editorial', 'domain/outbound'],
  'domain/editorial': [
    'lib',
    'domain/catalogue',
    'domain/company',
    'domain/visitor/consent-categories.ts',
    'domain/content-schema.ts',
  ],
  'domain/media': ['lib', 'domain/content-schema.ts'],
  'domain/share': ['lib', 'domain/editorial', 'domain/media', 'domain/site'],
  ui: ['lib'],
  features: ['lib', 'domain', 'ui'],
  'features/brand-files': ['lib', 'ui', 'styles'],
  'features/configurator/model': ['lib', 'domain/catalogue'],
  'features/configurator/assembly': ['lib', 'domain/catalogue', 'features/configurator/model'],
  'features/configurator/messages': [
    'lib',
    'domain',
    'features/configurator/model',
    'features/configurator/assembly',
  ],
  'features/configurator/advice': [
    'lib',
    'domain/catalogue',
    'features/configurator/model',
    'features/configurator/assembly',
    'features/configurator/messages',
  ],
  'features/configurator/handoff': ['lib', 'domain', 'features/configurator/model'],
  'features/configurator/drawing': ['lib', 'features/configurator/assembly'],
  'features/configurator/photo': ['lib', 'features/configurator/assembly'],
  'features/configurator/scene': ['lib', 'features/configurator/assembly'],
  sections: ['lib', 'domain', 'ui', 'features'],
  layouts: ['lib', 'domain', 'ui', 'features', 'styles'],
  pages: ['lib', 'domain', 'ui', 'features', 'sections', 'layouts'],
  'content.config.ts': ['domain'],
  'env.d.ts': [],
}

/** Where a package may not be imported. */
const KEPT_OUT: Readonly<Record<string, RegExp>> = {
  react: /^(lib|domain|features\/configurator\/(model|assembly|messages|advice|handoff))\//u,
  three: /^(?!features\/configurator\/scene\/)/u,
  'astro:content': /^(?!content\.config\.ts|domain\/[^/]+\/queries\.ts)/u,
  'astro:assets': /^(?!domain\/[^/]+\/queries\.ts)/u,
  zod: /^(?!content\.config\.ts|domain\/)/u,
}

/** `queries.ts`, and the part of it that has a file of its own: `film-queries.ts`. */
const isQueries = (path = '') => /\/(?:\w+-)?queries\.ts$/u.test(path)
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
const ruleFor = (path: string) =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => isWithin(path, folder))
    .toSorted((a, b) => b.length - a.length)[0]
/** A feature's own folder: 'features/consent/a.ts' → 'features/consent'. */
const homeOf = (path: string, rule: string) =>
  rule === 'features' ? path.split('/').slice(0, 2).join('/') : rule

const files = globSync('src/**/*.{ts,tsx,astro}')
  .map((file) => file.replace(/^src\//u, ''))
  .filter((file) => !/\.test\.tsx?$/u.test(file))
const source = (file: string) => readFileSync(`src/${file}`, 'utf8')
const imports = files.flatMap((from) =>
  [...source(from).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/gu)].map(
    ([, specifier = '']) => ({ from, specifier, to: targetOf(from, specifier) }),
  ),
)

function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return undefined
}

test('every file belongs to a folder with a rule', () => {
  expect(files.filter((file) => ruleFor(file) === undefined)).toEqual([])
  expect(files.length).toBeGreaterThan(40) // an empty walk would pass everything below
})

test('imports only point downwards, and no feature imports another', () => {
  const offences = imports.filter(({ from, to }) => {
    const rule = ruleFor(from)
    if (to === undefined || rule === undefined || isWithin(to, homeOf(from, rule))) return false
    return !MAY_IMPORT[rule]?.some((folder) => isWithin(to, folder))
  })
  expect(offences.map(({ from, to }) => `${from} may not import ${String(to)}`)).toEqual([])
})

test('packages stay where they belong', () => {
  const offences = imports.filter(({ from, specifier }) =>
    Object.entries(KEPT_OUT).some(
      ([name, keptOut]) => isWithin(specifier, name) && keptOut.test(from),
    ),
  )
  expect(offences.map(({ from, specifier }) => `${from} may not import ${specifier}`)).toEqual([])
})

test('content is read while building only', () => {
  const offences = imports.filter(
    ({ from, to }) => isQueries(to) && !isQueries(from) && !/\.astro$|^pages\//u.test(from),
  )
  expect(offences.map(({ from, to }) => `${from} may not import ${String(to)}`)).toEqual([])
})

test('only islands are hydrated, and .astro files are pages and layouts', () => {
  const offences = files
    .flatMap((file) =>
      [...source(file).matchAll(/<(\w+)[^>]*\bclient:/gu)].map(([, name = '']) => ({ file, name })),
    )
    .filter(
      ({ file, name }) =>
        !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']+\\.island\\.tsx'`, 'u').test(
          source(file),
        ),
    )
  expect(offences).toEqual([])
  expect(
    files.filter((file) => file.endsWith('.astro') && !/^(pages|layouts)\//u.test(file)),
  ).toEqual([])
})

test('no file imports itself by way of others; what is only a type is gone when the code runs', () => {
  const needs = new Map(files.map((file) => [file, valuesFrom(file)]))
  const circles = files.filter((file) => {
    const seen = new Set<string>()
    const queue = [...(needs.get(file) ?? [])]
    for (const next of queue) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push(...(needs.get(next) ?? []))
    }
    return seen.has(file)
  })
  expect(circles).toEqual([])
})

/** The files that this one imports values from. */
const valuesFrom = (file: string): readonly string[] =>
  [...source(file).matchAll(/^(?:import|export)\s+(?!type\b)([^'"]*)from\s+['"]([^'"]+)['"]/gmu)]
    .filter(([, names = '']) => !/^\{(?:\s*type\b[^,}]*,?)+\s*\}/u.test(names))
    .map(([, , specifier = '']) => targetOf(file, specifier))
    .filter((target) => target !== undefined)
