import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { readReasons, weighPackage } from './dependencies.ts'

const reasons = readReasons(readFileSync('docs/decisions/0001-stack.md', 'utf8'))
const { devDependencies } = manifest
const dependencies: Readonly<Record<string, string>> = manifest.dependencies

test('every package that reaches a browser has a reason and the version that is installed', () => {
  for (const [name, version] of Object.entries(dependencies)) {
    const reason = reasons.find(({ packages }) => packages.includes(name))
    expect(reason?.why, name).toBeTruthy()
    expect(reason?.versions, name).toContain(version)
  }
})

/** Types and plugins come with the tool that they are named after. */
const COMES_ALONG = /^@types\/|^@eslint\/|^eslint-plugin-|^prettier-plugin-/u

test('every package that builds and tests has a reason too', () => {
  const explained = new Set(reasons.flatMap(({ packages }) => packages))
  const names = Object.keys(devDependencies).filter((name) => !COMES_ALONG.test(name))
  expect(names.filter((name) => !explained.has(name))).toEqual([])
})

test('the table names no package and no version that is not there', () => {
  const installed: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies }
  for (const { packages, versions } of reasons) {
    const known = packages.filter((name) => name in installed)
    expect(known, packages.join(', ')).not.toEqual([])
    expect(known.map((name) => installed[name])).toEqual(expect.arrayContaining([...versions]))
  }
})

test('every version is exact, so that a build tomorrow is the build of today', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u)
  }
})

test('weighing a package gives the bytes that a browser would get', async () => {
  const bytes = await weighPackage('embla-carousel')
  expect(bytes).toBeGreaterThan(3000)
  expect(bytes).toBeLessThan(20_000)
})
