import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { phoneHeic, photograph } from '../../tests/support/photographs.ts'
import { takeInPictures } from './intake.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures '))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function put(file: string, content: string | Buffer) {
  const path = join(root, 'content', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const listOf = (...files: readonly string[]) =>
  [
    'projects:',
    ...files.map((file) => `  - { file: "${file}", title: "İş: ${file}", alt: Kepenk }`),
  ]
    .join('\n')
    .concat('\n')

test('what is wrong with each picture is one sentence with file, entry, picture and mend', async () => {
  put('projects/projects.yaml', listOf('yok.jpg', 'yazi.jpg', 'ufak.jpg', 'hareketli.gif', 'A.png'))
  put('projects/yazi.jpg', 'Bu bir yazı.')
  put('projects/ufak.jpg', await (await photograph({ width: 640, height: 480 })).jpeg().toBuffer())
  put('projects/hareketli.gif', await (await photograph()).gif().toBuffer())
  put('projects/a.PNG', await (await photograph()).png().toBuffer())
  put('projects/a.png', await (await photograph()).png().toBuffer())
  put('services/montaj.md', '')
  const { problems } = await takeInPictures(root)
  const entry = (file: string) => `content/projects/projects.yaml: “İş: ${file}” kaydındaki`
  expect(problems).toEqual([
    `${entry('yok.jpg')} “projects/yok.jpg” dosyası content klasöründe yok. Fotoğrafı oraya koyun ya da adını düzeltin.`,
    `${entry('yazi.jpg')} “projects/yazi.jpg” okunamıyor; dosya bozuk, yarım kopyalanmış ya da fotoğraf değil. Aslını yeniden kopyalayın ya da JPEG olarak kaydedip koyun.`,
    `${entry('ufak.jpg')} “projects/ufak.jpg” çok küçük (640 × 480 piksel); uzun kenarı en az 800 piksel olmalı. Fotoğrafın küçültülmemiş aslını koyun.`,
    `${entry('hareketli.gif')} “projects/hareketli.gif” dosyasının türü kullanılamıyor. Fotoğrafı JPEG, PNG, WebP, AVIF ya da HEIC olarak kaydedip koyun.`,
    `${entry('A.png')} “projects/A.png” birden çok dosyaya uyuyor: projects/a.PNG, projects/a.png. Birini bırakıp ötekileri silin.`,
    'content/services/montaj.md: bu hizmetin fotoğrafı yok. content/services klasörüne “montaj.jpg” adıyla bir fotoğraf koyun (.png, .webp, .avif ve .heic de olur).',
  ])
})

test('a picture of 800 px on its longer side is large enough', async () => {
  put('projects/projects.yaml', listOf('foto.jpg'))
  put('projects/foto.jpg', await (await photograph({ width: 500, height: 800 })).jpeg().toBuffer())
  expect((await takeInPictures(root)).problems).toEqual([])
})

test('a file that no page shows is a hint, not a problem, even when it is broken', async () => {
  put('projects/projects.yaml', listOf())
  put('projects/unutulan.heic', 'Bu bir yazı.')
  put('media/hero-eski.jpg', 'Bu bir yazı.')
  put('media/intro.mp4', '')
  put('media/.DS_Store', '')
  put('projects/thumbs.db', '')
  put('projects/~$liste.docx', '')
  put('services/montaj.md.txt', '')
  put('services/Bakim.MD', '')
  expect(await takeInPictures(root)).toMatchObject({
    problems: [],
    hints: [
      'content/media/hero-eski.jpg hiçbir sayfada kullanılmıyor. Göstermek için adını content/media/media.yaml dosyasına yazın; gerekmiyorsa silin.',
      'content/projects/unutulan.heic hiçbir sayfada kullanılmıyor. Göstermek için content/projects/projects.yaml dosyasına bir satır ekleyin; gerekmiyorsa silin.',
    ],
  })
})

test('a HEIC is converted once, and again only when it changes', async () => {
  put('projects/projects.yaml', listOf('Giriş kapısı.HEIC'))
  put('projects/Giriş kapısı.HEIC', phoneHeic)
  const first = (await takeInPictures(root)).pictures.get('projects/Giriş kapısı.HEIC')
  expect(first).toMatchObject({ width: 900, height: 1200 })
  expect(first?.file).toMatch(/giris-kapisi\.jpg$/u)
  const made = statSync(first?.file ?? '').mtimeMs
  const second = (await takeInPictures(root)).pictures.get('projects/Giriş kapısı.HEIC')
  expect(second).toEqual(first)
  expect(statSync(second?.file ?? '').mtimeMs).toBe(made)
  put('projects/Giriş kapısı.HEIC', Buffer.concat([phoneHeic, Buffer.from('\0\0\0\x08free')]))
  const third = (await takeInPictures(root)).pictures.get('projects/Giriş kapısı.HEIC')
  expect(third?.file).not.toBe(first?.file)
})
