import { expect, test } from 'vitest'
import { nameIslands } from './island-names.ts'

const island = (uid: string, name: string) =>
  `<astro-island uid="${uid}" prefix="r1" component-export="${name}" client="engaged"></astro-island>`

test('islands are named by what they are and where they stand, not by the folder of the build', () => {
  const page = `<p>uid="Z1"</p>${island('ZT9uAL', 'Gallery')}${island('Z7lYHE', 'Journal')}`
  expect(nameIslands(page)).toBe(
    `<p>uid="Z1"</p>${island('Gallery-1', 'Gallery')}${island('Journal-2', 'Journal')}`,
  )
})

test('a page without islands is left as it is', () => {
  expect(nameIslands('<p>Kepenk</p>')).toBe('<p>Kepenk</p>')
})
