import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SiteCopy } from '../../scripts/site-copy.ts'

test('a missing field stops the build and names file, field and mend', () => {
  using site = new SiteCopy()
  site.edit('posts/montaj-gunu-kesiften-teste-adim-adim.md', /^title: .*\n/mu, '')
  const { status, output } = site.astro('sync')
  expect(output).toMatch(/title: Bu alan eksik\. Buraya yazılması gereken: Yazının başlığı/u)
  expect(output).toContain('content/posts/montaj-gunu-kesiften-teste-adim-adim.md')
  expect(status).not.toBe(0)
})

test('a build that fails leaves the site that stands as it was', () => {
  using site = new SiteCopy('deploy')
  mkdirSync(join(site.folder, 'dist'))
  writeFileSync(join(site.folder, 'dist/index.html'), 'the site that stands')
  const build = () => {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: site.folder })
    return { status, home: site.built('index.html') }
  }
  const failed = { status: 1, home: 'the site that stands' }
  writeFileSync(
    join(site.folder, 'src/pages/about.astro'),
    "---\nthrow new Error('no page')\n---\n",
  )
  expect(build()).toEqual(failed)
  site.edit('faqs.yaml', 'faqs:', 'faqs')
  expect(build()).toEqual(failed)
}, 240_000)

test('a 32nd project, a seventh post, a ninth colour and a fourth shutter type are content changes only', () => {
  using site = new SiteCopy()
  const content = join(site.folder, 'content')
  copyFileSync(join(content, 'projects/firin.jpg'), join(content, 'projects/yeni.jpg'))
  site.edit(
    'projects/projects.yaml',
    /$/u,
    '\n  - { file: yeni.jpg, title: "Yeni proje", alt: "Yeni bir fırın cephesi" }\n',
  )
  site.edit(
    'catalogue.yaml',
    'colors:',
    'colors:\n  - { id: red, name: Kırmızı, hex: "#AA2222", popular: false }',
  )
  site.edit(
    'catalogue.yaml',
    'materials:',
    `  - id: grille
    name: Izgara Kepenk
    description: Vitrini gösterir.
    basePrice: 2800
    image: 🔳
    features: [Vitrin görünür, Hava alır, Motorlu]
    perforated: true

materials:`,
  )
  writeFileSync(
    join(content, 'posts/yedinci-yazi.md'),
    '---\nid: 7\ntitle: Yedinci yazı\nexcerpt: Özet\nauthor: Servis Ekibi\ndate: 2025-02-01\nreadTime: 3 dk\ncategory: Montaj\ntags: []\nfeatured: false\nimage: projects/firin.jpg\ndetails: Ayrıntı\nkeyPoints: [bir, iki, üç, dört]\n---\n\nBaşlangıç {{price.grille}}.\n',
  )
  const { status, output } = site.astro('build')
  expect(status, output).toBe(0)
  expect(site.built('portfolio.html')).toContain('32 / 32')
  expect(site.built('blog/yedinci-yazi.html')).toContain('Yedinci yazı')
  expect(site.built('blog/yedinci-yazi.html')).toContain('Başlangıç 2.800\u00A0₺.')
  expect(site.built('blog/yedinci-yazi.json')).toContain('Başlangıç 2.800\u00A0₺.')
  expect(site.built('configurator.html')).toContain('Kırmızı')
  expect(site.built('configurator.html')).toContain('Izgara Kepenk')
}, 240_000)
