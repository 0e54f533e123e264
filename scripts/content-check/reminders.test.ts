import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTexts } from '../../tests/support/copy-texts.ts'
import { hintsAcross } from './across-files.ts'
import { checkTexts } from './check-content.ts'

const POST = 'posts/montaj-gunu-kesiften-teste-adim-adim.md'

test('what may have been overlooked is a hint', () => {
  const folder = copyTexts()
  renameSync(join(folder, POST), join(folder, 'posts/yarin.md'))
  const site = readFileSync(join(folder, 'site.yaml'), 'utf8')
  writeFileSync(
    join(folder, 'site.yaml'),
    site.replace(/^hoursLabel: .*$/mu, 'hoursLabel: Hafta içi'),
  )
  const { content } = checkTexts(folder)
  const hints = hintsAcross(content, new Map(), '2000-01-01')
  expect(hints.join('\n')).toMatch(/yarin\.md, satır \d+: “date” alanı: .*daha gelmedi/u)
  expect(hints.join('\n')).toMatch(/yarin\.md, satır \d+: “image” alanı: .*hiçbir sayfada yok/u)
  expect(hints.join('\n')).toMatch(/site\.yaml, satır \d+: “hoursLabel” alanı: .*7\/24/u)
})
