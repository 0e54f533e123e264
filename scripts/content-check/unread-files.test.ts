import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unreadFiles } from './unread-files.ts'

/** What the owner reads when these files, and no others, are in content/. */
function remindersOf(...files: readonly string[]): readonly string[] {
  const content = mkdtempSync(join(tmpdir(), 'kepenk-unread-'))
  onTestFinished(() => {
    rmSync(content, { recursive: true })
  })
  for (const file of files) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), '')
  }
  return unreadFiles(content)
}

test.each([
  ['posts/yeni-yazi.md.txt', 'content/posts/yeni-yazi.md'],
  ['posts/Yeni Yazı.txt', 'content/posts/yeni-yazi.md'],
  ['posts/X.MD', 'content/posts/x.md'],
  ['posts/2026/bakim.md', 'content/posts/bakim.md'],
  ['posts/taslak', 'content/posts/taslak.md'],
  ['services/Cam Balkon.MD', 'content/services/cam-balkon.md'],
  ['services/eski/cam-balkon.md', 'content/services/cam-balkon.md'],
  ['legal/gizlilik.md', 'cookie-policy.md ve privacy-policy.md'],
  ['legal/privacy-policy.md.txt', 'cookie-policy.md ve privacy-policy.md'],
])('%s is read by nobody, and is told what to be called', (file, name) => {
  expect(remindersOf(file)).toEqual([expect.stringContaining(name)])
  expect(remindersOf(file)[0]).toMatch(`content/${file}: Bu dosya okunmuyor`)
})

test('what is read, a picture beside a service, and what systems leave behind are passed over', () => {
  const files = [
    'posts/bakim.md',
    'posts/.DS_Store',
    'posts/desktop.ini',
    'posts/~$bakim.docx',
    'services/bakim.md',
    'services/bakim.jpg',
    'services/Thumbs.db',
    'legal/cookie-policy.md',
    'legal/privacy-policy.md',
  ]
  expect(remindersOf(...files)).toEqual([])
})

test('a link that leads nowhere is read by nobody, and a folder is no text', () => {
  const content = mkdtempSync(join(tmpdir(), 'kepenk-unread-'))
  onTestFinished(() => {
    rmSync(content, { recursive: true })
  })
  mkdirSync(join(content, 'posts/taslaklar.txt'), { recursive: true })
  symlinkSync(join(content, 'yok'), join(content, 'posts/taslak.txt'))
  expect(unreadFiles(content)).toEqual([expect.stringContaining('content/posts/taslak.txt: ')])
})
