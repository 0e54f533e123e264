import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../support/built-site.ts'
import { notesIn } from '../support/photographs.ts'

const pictures = globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: dist }).toSorted()

test('no published picture says where, when or by whom it was taken', async () => {
  expect(pictures.length).toBeGreaterThan(100) // an empty folder would pass
  const notes = await Promise.all(
    pictures.map(async (file) => ({ file, notes: await notesIn(join(dist, file)) })),
  )
  expect(notes.filter((picture) => picture.notes.length > 0)).toEqual([])
})

test('no picture is published that nothing shows: the owner’s files themselves stay at home', () => {
  const texts = globSync('**/*.{html,js,css,json,xml,webmanifest}', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n')
  const unseen = pictures.filter((file) => !texts.includes(basename(file)))
  expect(unseen).toEqual([])
})
