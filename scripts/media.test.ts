import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseShots, readShots, stateOf } from './media-shots.ts'
import { findMissingTools } from './media-tools.ts'

const shots = readShots('media/shots.json')
const library = (name: string) => readFileSync(`media/library/${name}.py`, 'utf8')
/** All values under a key, however deep: valuesOf(shots, 'profile'). */
const valuesOf = (value: unknown, key: string): readonly unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
        name === key ? [part] : valuesOf(part, key),
      )
/** The keys of a Python dict that is written at the top of a module. */
const keysOf = (module: string, dict: string) => {
  const [, body = ''] = new RegExp(`^${dict} = \\{(.*?)^\\}`, 'msu').exec(library(module)) ?? []
  return [...body.matchAll(/^ {4}"([^"]*)":/gmu)].map(([, name]) => name)
}

test('every shot has a name of its own', () => {
  const names = shots.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the list names exactly the pictures of the content', () => {
  const pictures = globSync('{projects,services}/*.jpg', { cwd: 'content' })
  const named = shots.flatMap(({ picture }) => picture ?? [])
  expect(pictures).toHaveLength(37)
  expect(named.toSorted()).toEqual([...pictures, 'media/hero.jpg'].toSorted())
})

test('every time of day, slat profile and wall is one that the library knows', () => {
  const profiles = keysOf('shutter', 'PROFILES')
  expect(profiles).toContain('flat77')
  for (const profile of valuesOf(shots, 'profile'))
    expect([...profiles, 'grille']).toContain(profile)
  for (const time of valuesOf(shots, 'time')) expect(keysOf('light', 'SKY')).toContain(time)
  for (const key of ['wall', 'upper'])
    for (const wall of valuesOf(shots, key)) expect(keysOf('materials', 'WALLS')).toContain(wall)
})

test('every villa is built of parts and walls that the library knows, and no two alike', () => {
  const parts = [...keysOf('house', 'HOUSE'), ...keysOf('garden', 'GARDEN')]
  const houses = valuesOf(shots, 'parts') as readonly (readonly [string, ...unknown[]])[][]
  for (const [name] of houses.flat()) expect(parts).toContain(name)
  for (const name of valuesOf(shots, 'household'))
    expect(keysOf('household', 'HOUSEHOLDS')).toContain(name)
  const surfaces = JSON.stringify(houses).matchAll(/"(\w+) #[0-9a-f]{6}"/gu)
  for (const [, surface] of surfaces) expect(keysOf('materials', 'WALLS')).toContain(surface)
  const masses = houses.map((list) => JSON.stringify(list.filter(([name]) => name === 'block')))
  expect(new Set(masses).size).toBe(shots.filter(({ scene }) => scene === 'villa').length)
})

test('every colour is written as six hexadecimal digits', () => {
  const keys = ['color', 'wallhex', 'upperhex', 'accenthex', 'board', 'letters', 'flower', 'hex']
  const colours = keys.flatMap((key) => valuesOf(shots, key))
  expect(colours.length).toBeGreaterThan(80)
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/u)
})

test('a whole picture is finished, a cut one broken, none at all absent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  const file = join(folder, 'a.jpg')
  const whole = readFileSync('content/services/bakim-onarim.jpg')
  expect(stateOf(file)).toBe('absent')
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  expect(stateOf(file)).toBe('broken')
  writeFileSync(file, '')
  expect(stateOf(file)).toBe('broken')
  writeFileSync(file, whole)
  expect(stateOf(file)).toBe('finished')
})

test('a shot that the list does not know is named together with those it knows', () => {
  expect(chooseShots(shots, ['kafe']).map(({ name }) => name)).toEqual(['kafe'])
  expect(() => chooseShots(shots, ['kaffe'])).toThrow(/No such shot: kaffe\. There is: .*kafe/u)
})

const surroundings = {
  python: 'python3',
  weights: 'weights',
  fontList: 'media/fonts.json',
  needsFilm: true,
}

test('each missing tool is named with the package that brings it', () => {
  const missing = findMissingTools(
    surroundings,
    () => undefined,
    () => false,
  )
  for (const pack of [
    'blender',
    'ffmpeg',
    'python3-torch',
    'python3-opencv',
    'fonts-lato',
    'denoiser',
  ])
    expect(missing.filter((sentence) => sentence.includes(pack)).length).toBeGreaterThan(0)
  expect(new Set(missing).size).toBe(missing.length)
})

test('an old Blender is refused, one that is new enough is taken', () => {
  const withBlender = (version: string) =>
    findMissingTools(
      surroundings,
      () => `Blender ${version}`,
      () => true,
    )
  expect(withBlender('3.3.1')).toEqual(['Blender 3.3 is too old: 3.4 or newer is needed.'])
  expect(withBlender('3.4.1')).toEqual([])
  expect(withBlender('4.2.0')).toEqual([])
})
