import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOwnerFile } from './owner-file.ts'

function fileOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kepenk-file-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  writeFileSync(join(folder, 'x.yaml'), text)
  return readOwnerFile(folder, 'x.yaml')
}

const read = (text: string): unknown => fileOf(text).data

test.each([
  ['a colour', 'hex: #FFFFFF, popular: true'],
  ['a title', 'title: Kasap #2, popular: true'],
  ['the last field', 'popular: true, title: Kasap #2'],
])('%s that # cuts off inside braces is told with its own line', (_, fields) => {
  const first = '# Renkler\ncolors:\n'
  const sentence = /satır 3: # işaretinden sonrası .*düz tırnak/u
  expect(() => read(`${first}  - { ${fields} }\n  - { hex: "#000000" }\n`)).toThrow(sentence)
  expect(() => read(`${first}  - { ${fields} }\n`)).toThrow(sentence)
})

test('a slip before the # is told first, and a remark after the braces is none', () => {
  expect(() => read('a: 1\na: 2\nb: { c: Kasap #2 }\n')).toThrow(/satır 2: Bu alan iki kez/u)
  expect(read('a: [x, # bir\n  y]\nb: { c: d } #son\n')).toEqual({ a: ['x', 'y'], b: { c: 'd' } })
})

test('a day is a date, as Astro reads it; what is no day stays a text', () => {
  expect(read('a: 2025-01-15\nb: "2025-01-15"\nc: 2025-02-31\nd: 2025-01')).toEqual({
    a: new Date('2025-01-15'),
    b: '2025-01-15',
    c: '2025-02-31',
    d: '2025-01',
  })
})

test.each([
  ['beside its field', 'a: bir', 2],
  ['between quotes', 'a: "bir\n  iki"', 2],
  ['below its field', 'a:\n  bir', 3],
  ['after a bar, with one line', 'a: |\n  bir', 3],
  ['after a bar, with blank lines above it', 'a: |-\n\n  bir\n\n  iki', 4],
  ['folded', 'a: > # uzun\n  bir\n  iki', 3],
])('a text that stands %s begins on its own line', (_, field, line) => {
  expect(fileOf(`# Metinler\n${field}\nb: son\n`).textLineOf(['a'])).toBe(line)
})
