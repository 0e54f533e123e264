import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { namePictures } from './picture-names.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'picture-names-'))
  mkdirSync(join(dist, '_astro'))
})
afterEach(() => {
  rmSync(dist, { recursive: true })
})

const put = async (file: string, width: number, height: number, background = 'red') => {
  const picture = sharp({ create: { width, height, channels: 3, background } })
  writeFileSync(join(dist, '_astro', file), await picture.webp().toBuffer())
}
const names = () =>
  globSync('*', { cwd: join(dist, '_astro') })
    .map((name) => name.replace(/\.[\da-f]{6}_/u, '.HASH_'))
    .toSorted()

test('sizes are named by their width, and by their height where two are as wide', async () => {
  await put('kafe.DEVBJEis_ZvN83y.webp', 48, 30)
  await put('kafe.DEVBJEis_2slfli.webp', 80, 50)
  await put('kafe.DEVBJEis_15T4nF.webp', 80, 60)
  await put('plan.webp', 48, 30)
  await namePictures(dist)
  expect(names()).toEqual([
    'kafe.HASH_48.webp',
    'kafe.HASH_80x50.webp',
    'kafe.HASH_80x60.webp',
    'plan.webp',
  ])
})

test('two cuts of the same width and height keep names of their own', async () => {
  await put('kafe.DEVBJEis_ZvN83y.webp', 80, 50)
  await put('kafe.DEVBJEis_2slfli.webp', 80, 50, 'blue')
  await namePictures(dist)
  expect(names()).toEqual(['kafe.HASH_80x50-1.webp', 'kafe.HASH_80x50-2.webp'])
})

test('a name that an address would write otherwise stays', async () => {
  await put('DSC 01.DEVBJEis_ZvN83y.webp', 48, 30)
  await namePictures(dist)
  expect(names()).toEqual(['DSC 01.DEVBJEis_ZvN83y.webp'])
})

test('pages, the data in them and the sitemap mention the new name', async () => {
  await put('kafe.DEVBJEis_ZvN83y.webp', 48, 30)
  writeFileSync(
    join(dist, 'a.html'),
    '<img srcset="/_astro/kafe.DEVBJEis_ZvN83y.webp 48w" props="&quot;/_astro/kafe.DEVBJEis_ZvN83y.webp&quot;"><a href="/x.webp">',
  )
  writeFileSync(join(dist, 'a.js'), 'a="/_astro/kafe.DEVBJEis_ZvN83y.webp";b="x.webp"')
  writeFileSync(
    join(dist, 'a.xml'),
    '<loc>https://a.example/_astro/kafe.DEVBJEis_ZvN83y.webp</loc>',
  )
  await namePictures(dist)
  const [name = ''] = globSync('*', { cwd: join(dist, '_astro') })
  expect(readFileSync(join(dist, 'a.js'), 'utf8')).toBe(`a="/_astro/${name}";b="x.webp"`)
  expect(readFileSync(join(dist, 'a.xml'), 'utf8')).toBe(
    `<loc>https://a.example/_astro/${name}</loc>`,
  )
  expect(readFileSync(join(dist, 'a.html'), 'utf8')).toBe(
    `<img srcset="/_astro/${name} 48w" props="&quot;/_astro/${name}&quot;"><a href="/x.webp">`,
  )
})

test('another picture of the same name, and the same one changed, have other names', async () => {
  await put('kafe.DEVBJEis_ZvN83y.webp', 48, 30)
  await put('kafe.AAAAAAAA_ZvN83y.webp', 48, 30, 'blue')
  await namePictures(dist)
  expect(new Set(globSync('*', { cwd: join(dist, '_astro') })).size).toBe(2)
})
