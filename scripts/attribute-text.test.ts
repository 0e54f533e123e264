import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readAttribute, writeAttribute } from './attribute-text.ts'

const TEXT = `<b class="x">Ayşe’nin 'Kepenk' & &amp; Panjur</b>`

test('a text is written as React writes it, and read back as it was', () => {
  const written = writeAttribute(TEXT)
  expect(renderToStaticMarkup(createElement('i', { title: TEXT }))).toBe(
    `<i title="${written}"></i>`,
  )
  expect(readAttribute(written)).toBe(TEXT)
})
