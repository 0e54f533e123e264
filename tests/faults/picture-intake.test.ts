import { globSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { takeInPictures } from '../../scripts/picture-intake/intake.ts'
import { SiteCopy } from '../../scripts/site-copy.ts'
import { projects } from '../support/content.ts'
import { expectUpright, notesIn, phoneHeic, photograph } from '../support/photographs.ts'

const line = (file: string) =>
  `\n  - { file: ${JSON.stringify(file)}, title: "İş: ${file}", alt: "Kırmızı kepenk" }\n`

const hintsIn = async (site: SiteCopy) => (await takeInPictures(site.folder)).hints.join('\n')

test('pictures that cannot be shown stop the build, all in one list', async () => {
  using site = new SiteCopy()
  const folder = join(site.folder, 'content/projects')
  writeFileSync(join(folder, 'yazi.jpg'), 'Bu bir yazı.')
  writeFileSync(join(folder, 'yarim.heic'), phoneHeic.subarray(0, 1300))
  writeFileSync(join(folder, 'unutulan.jpg'), 'Bu bir yazı.')
  site.edit(
    'projects/projects.yaml',
    /$/u,
    ['yazi.jpg', 'yarim.heic', 'olmayan.jpg'].map(line).join(''),
  )
  const { status, output } = site.astro('build')
  expect(status).not.toBe(0)
  for (const [file, fault] of [
    ['yazi.jpg', 'okunamıyor'],
    ['yarim.heic', 'okunamıyor'],
    ['olmayan.jpg', 'dosyası content klasöründe yok'],
  ] as const) {
    expect(output).toContain(
      `content/projects/projects.yaml: “İş: ${file}” kaydındaki “projects/${file}” ${fault}`,
    )
  }
  expect(await hintsIn(site)).toContain('content/projects/unutulan.jpg hiçbir sayfada')
})

test('photographs as a phone writes them are dropped in with one line each, and come out clean and upright', async () => {
  using site = new SiteCopy()
  const put = (file: string, bytes: Buffer) => {
    writeFileSync(join(site.folder, 'content', file), bytes)
  }
  const turned = (width: number) => photograph({ width, orientation: 8 })
  const added = ['Giriş kapısı.HEIC', 'DSC 01.JPEG', 'png.png', 'webp.webp', 'avif.avif']
  put('projects/Giriş kapısı.HEIC', phoneHeic)
  put('projects/DSC 01.JPEG', await (await turned(810)).jpeg().toBuffer())
  put('projects/png.png', await (await turned(820)).png().toBuffer())
  put('projects/webp.webp', await (await turned(830)).webp().toBuffer())
  put('projects/avif.avif', await (await photograph({ width: 840 })).avif().toBuffer())
  site.edit('projects/projects.yaml', /$/u, added.map(line).join(''))
  put('media/yeni hero.jpg', await (await turned(850)).jpeg().toBuffer())
  site.edit('media/media.yaml', 'file: hero.jpg', 'file: yeni hero.jpg')
  rmSync(join(site.folder, 'content/services/bakim-onarim.jpg'))
  put('services/bakim-onarim.webp', await (await turned(860)).webp().toBuffer())

  const { status, output } = site.astro('build')
  expect(status, output).toBe(0)
  const count = String(projects.length + added.length)
  expect(site.built('portfolio.html')).toContain(`${count} / ${count}`)
  expect(site.built('portfolio.html')).toMatch(/giris-kapisi[^>]*width="900" height="1200"/u)
  expect(await hintsIn(site)).toContain('content/media/hero.jpg hiçbir sayfada')
  const dist = join(site.folder, 'dist')
  expect(await notesIn(join(dist, 'share/index.jpg'))).toEqual([])
  const names = ['giris-kapisi', 'dsc-01', 'png', 'webp', 'avif', 'yeni-hero', 'bakim-onarim']
  for (const name of names) {
    const published = globSync(`_astro/${name}.*`, { cwd: dist })
    expect(new Set(published.map(extname))).toEqual(new Set(['.avif', '.webp', '.jpeg']))
    for (const file of published) {
      expect(await notesIn(join(dist, file)), file).toEqual([])
      await expectUpright(join(dist, file))
    }
  }
}, 240_000)
