import { expect, test } from 'vitest'
import { linksIn } from './document-links.ts'
import { parseMarkdown } from './parse-markdown.ts'

test('every link of a text is listed, wherever it stands', () => {
  const text = `## [Bir](/a)

İki [**üç**](https://b.example) ve **dört *[beş](/c)***.

- [altı](/a)
  1. [yedi](#d)

{{slot}}`
  expect(linksIn(parseMarkdown(text, 'a.md', { slots: ['slot'] }))).toEqual([
    '/a',
    'https://b.example',
    '/c',
    '/a',
    '#d',
  ])
  expect(linksIn([])).toEqual([])
})
