import { expect, test } from 'vitest'
import { isServiceText, isStray } from './stray-files.ts'

test.each([
  '.DS_Store',
  'media/.DS_Store',
  'posts/~$bakim.docx',
  'media/~$firin.jpg',
  'services/Thumbs.db',
  'projects/thumbs.db',
  'desktop.ini',
  'posts/Desktop.INI',
])('%s was left there by a system or an editor', (file) => {
  expect(isStray(file)).toBe(true)
})

test.each(['projects/firin.jpg', 'posts/bakim~$.md', 'posts/eski.d/bakim.md', 'media/db.jpg'])(
  '%s is the owner’s',
  (file) => {
    expect(isStray(file)).toBe(false)
  },
)

test('a text beside the services is no picture, in whatever letters its ending is written', () => {
  for (const file of ['services/montaj.md', 'services/Bakim.MD', 'services/eski/montaj.md.txt'])
    expect(isServiceText(file)).toBe(true)
  for (const file of ['services/montaj.jpg', 'projects/montaj.txt', 'services/montaj.mdx'])
    expect(isServiceText(file)).toBe(false)
})
