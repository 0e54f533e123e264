import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { KnownTexts } from './known-texts.ts'

function memory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kepenk-known-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  return join(folder, 'cache/texts.json')
}

test('a text that was right is not read again, a changed or a wrong one is', () => {
  const file = memory()
  const first = new KnownTexts(file)
  const wrong = () => {
    throw new Error('wrong')
  }
  first.linksOf('good', () => ['/blog'])
  expect(() => first.linksOf('bad', wrong)).toThrow('wrong')
  first.save()

  const second = new KnownTexts(file)
  const read = vi.fn(() => ['/about'])
  expect(second.linksOf('good', read)).toEqual(['/blog'])
  expect(read).not.toHaveBeenCalled()
  expect(second.linksOf('better', read)).toEqual(['/about'])
  expect(() => second.linksOf('bad', wrong)).toThrow('wrong')
})

test('what nobody asks for is forgotten, and a damaged memory is none', () => {
  const file = memory()
  const first = new KnownTexts(file)
  first.linksOf('old', () => [])
  first.save()
  new KnownTexts(file).save()
  const read = vi.fn(() => [])
  new KnownTexts(file).linksOf('old', read)
  for (const damaged of ['{', '{"a":1}', 'null']) {
    writeFileSync(file, damaged)
    new KnownTexts(file).linksOf('old', read)
  }
  expect(read).toHaveBeenCalledTimes(4)
})
