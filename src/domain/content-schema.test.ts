import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { catalogueSchema } from './catalogue/catalogue.ts'
import { siteSettingsSchema } from './company/site-settings.ts'
import { forOwner } from './content-schema.ts'
import { projectsSchema, testimonialsSchema } from './editorial/collections.ts'
import { postSchema } from './editorial/post.ts'

const post = `
id: 1
title: Başlık
excerpt: Özet
author: Servis Ekibi
date: 2025-01-15
readTime: 8 dk
category: Montaj
tags: []
image: projects/firin.jpg
featured: false
details: Ayrıntı
keyPoints: [bir, iki, üç, dört]
`
const content = (file: string) => readFileSync(`content/${file}`, 'utf8')

/** What the owner would read for a content file in which `from` was replaced by `to`. */
function complaints(schema: z.ZodType, yaml: string, from: string | RegExp, to: string): string {
  const broken = yaml.replace(from, to)
  expect(broken).not.toBe(yaml)
  const result = forOwner(schema).safeParse(parse(broken))
  return (result.error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('\n')
}

test.each([
  [
    'a missing field',
    postSchema,
    post,
    /^title.*\n/mu,
    '',
    /^title: Bu alan eksik\. .*Yazının başlığı\.$/mu,
  ],
  [
    'a misspelt field',
    postSchema,
    post,
    'excerpt:',
    'exerpt:',
    /Tanınmayan alan: exerpt\. Adını düzeltin/u,
  ],
  [
    'a category that is not there',
    postSchema,
    post,
    'Montaj',
    'Haberler',
    /category: Yalnızca şunlardan biri olabilir: Kepenk Rehberi \|/u,
  ],
  [
    'five key points',
    postSchema,
    post,
    'dört]',
    'dört, beş]',
    /keyPoints: En çok 4 madde olabilir\..*dört madde/u,
  ],
  ['a date that is none', postSchema, post, '2025-01-15', '15.01.2025', /date: .*yıl-ay-gün/u],
  [
    'a phone number with spaces',
    siteSettingsSchema,
    content('site.yaml'),
    '+905000000000',
    '0500 000 00 00',
    /phone: .*Boşluksuz telefon numarası/u,
  ],
  [
    'a brand that no phone has room for',
    siteSettingsSchema,
    content('site.yaml'),
    /^brand: .*$/mu,
    `brand: ${'K'.repeat(41)}`,
    /^brand: Değer çok uzun.*\(en çok 40\)\. .*Markanın adı, ör\. Örnek Kepenk\.$/mu,
  ],
  [
    'a switch that does not exist',
    siteSettingsSchema,
    content('site.yaml'),
    'when: session-and-reload',
    'when: always',
    /intro\.when: Yalnızca şunlardan biri.*session-and-reload \| session \| never/u,
  ],
  [
    'a price that is text',
    catalogueSchema,
    content('catalogue.yaml'),
    'basePrice: 2500',
    'basePrice: iki bin',
    /types\.0\.basePrice: “Otomatik Kepenk”: Bu bir sayı olmalı: .*Başlangıç fiyatı/u,
  ],
  [
    'a default that is not offered',
    catalogueSchema,
    content('catalogue.yaml'),
    'color: white',
    'color: pembe',
    /defaults\.color: “pembe” listede yok.*white, cream/u,
  ],
  [
    'two colours of one id',
    catalogueSchema,
    content('catalogue.yaml'),
    'id: cream',
    'id: white',
    /colors: Aynı id iki kez/u,
  ],
  [
    'a real testimonial without a date',
    testimonialsSchema,
    content('testimonials.yaml'),
    / +placeholder: true\n/u,
    '    source: Google yorumu\n',
    /^testimonials\.0\.date: “Mehmet Yıldız”: Bu alan eksik\. .*Yorumun yapıldığı ay/u,
  ],
  [
    'a real testimonial without a source',
    testimonialsSchema,
    content('testimonials.yaml'),
    / +placeholder: true\n/u,
    '    date: "2026-03"\n',
    /^testimonials\.0\.source: “Mehmet Yıldız”: Bu alan eksik\. .*Yorumun yapıldığı yer/u,
  ],
  [
    'a day where a month belongs',
    testimonialsSchema,
    content('testimonials.yaml'),
    / +placeholder: true\n/u,
    '    date: Mart 2026\n    source: Google yorumu\n',
    /^testimonials\.0\.date: “Mehmet Yıldız”: .*yıl-ay/u,
  ],
  [
    'six stars',
    testimonialsSchema,
    content('testimonials.yaml'),
    'rating: 4',
    'rating: 6',
    /rating: .*1 ile 5 arası yıldız/u,
  ],
  [
    'a picture without alt text',
    projectsSchema,
    content('projects/projects.yaml'),
    /, alt: "[^"]*"/u,
    '',
    /projects\.0\.alt: “[^”]+”, “[\w-]+\.jpg”: Bu alan eksik\..*Fotoğrafta görülen/u,
  ],
  [
    'a picture with an empty alt text',
    projectsSchema,
    content('projects/projects.yaml'),
    /alt: "[^"]*"/u,
    'alt: " "',
    /projects\.0\.alt: .*“[\w-]+\.jpg”: Bu alan boş\..*Fotoğrafta görülen/u,
  ],
  [
    'a picture whose alt text was never written',
    projectsSchema,
    content('projects/projects.yaml'),
    /alt: "[^"]*"/u,
    'alt:',
    /projects\.0\.alt: .*“[\w-]+\.jpg”: Bu alan boş\..*Fotoğrafta görülen/u,
  ],
])('%s is named with its field and mend', (_, schema, yaml, from, to, sentence) => {
  expect(complaints(schema, yaml, from, to)).toMatch(sentence)
})

test('every content file of the site is right as it stands', () => {
  for (const [schema, file] of [
    [siteSettingsSchema, 'site.yaml'],
    [catalogueSchema, 'catalogue.yaml'],
    [testimonialsSchema, 'testimonials.yaml'],
    [projectsSchema, 'projects/projects.yaml'],
  ] as const) {
    expect(forOwner(schema).safeParse(parse(content(file))).error).toBeUndefined()
  }
})

test('figure and unit are tied in what is read, and nothing changes in what is looked for by its name', () => {
  const written = post
    .replace('excerpt: Özet', 'excerpt: En çok 90 cm')
    .replace('details: Ayrıntı', 'details: En çok 90 cm')
    .replace('projects/firin.jpg', 'projects/90 cm kapı.jpg')
  expect(forOwner(postSchema).parse(parse(written))).toMatchObject({
    excerpt: 'En çok 90\u00A0cm',
    details: 'En çok 90 cm',
    image: 'projects/90 cm kapı.jpg',
  })
})
