import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressTexts } from './compress-texts.ts'

test('each text has copies of itself, taken again from the build before, and only what is used is kept', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kepenk-texts-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
  })
  mkdirSync(join(root, 'dist'))
  const write = (name: string, text: string) => {
    writeFileSync(join(root, 'dist', name), text)
  }
  const copies = (name: string) => [
    brotliDecompressSync(readFileSync(join(root, 'dist', `${name}.br`))).toString(),
    gunzipSync(readFileSync(join(root, 'dist', `${name}.gz`))).toString(),
  ]
  const compress = () => compressTexts(join(root, 'dist'), join(root, '.cache/compressed'))
  const kept = () => globSync('*', { cwd: join(root, '.cache/compressed') }).toSorted()

  write('a.html', 'İlk yazı')
  write('b.html', 'İlk yazı')
  write('c.jpg', 'no text')
  await compress()
  expect(copies('a.html')).toEqual(['İlk yazı', 'İlk yazı'])
  expect(copies('b.html')).toEqual(['İlk yazı', 'İlk yazı'])
  expect(globSync('dist/c.jpg.*', { cwd: root })).toEqual([])
  const first = kept()
  expect(first).toHaveLength(2)

  write('a.html', 'Başka yazı')
  await compress()
  expect(copies('a.html')).toEqual(['Başka yazı', 'Başka yazı'])
  expect(kept()).toEqual(expect.arrayContaining(first))
  expect(kept()).toHaveLength(4)

  write('b.html', 'Başka yazı')
  await compress()
  expect(copies('b.html')).toEqual(['Başka yazı', 'Başka yazı'])
  expect(kept()).toHaveLength(2)
})
