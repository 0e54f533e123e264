import { expect, test } from 'vitest'
import { blogPosting } from './blog-posting.ts'

const site = { domain: 'https://www.ornek.example' }
const post = {
  slug: 'kepenk-bakimi',
  title: 'Kepenk bakımı',
  excerpt: 'Rayı silin.',
  author: 'Servis Ekibi Örnek Kepenk',
  date: '2025-01-10',
  category: 'Bakım & Onarım',
  tags: ['ray'],
} as const

test('a search engine reads what the page says, with the address and the day in Istanbul', () => {
  expect(blogPosting(site, post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Kepenk bakımı',
    description: 'Rayı silin.',
    url: 'https://www.ornek.example/blog/kepenk-bakimi',
    datePublished: '2025-01-10T00:00:00+03:00',
    inLanguage: 'tr-TR',
    keywords: ['ray'],
    publisher: { '@id': 'https://www.ornek.example/#business' },
  })
})

test('a post that was changed later tells both days', () => {
  expect(blogPosting(site, post)).toHaveProperty('dateModified', '2025-01-10T00:00:00+03:00')
  expect(blogPosting(site, { ...post, updated: '2026-03-02' })).toMatchObject({
    datePublished: '2025-01-10T00:00:00+03:00',
    dateModified: '2026-03-02T00:00:00+03:00',
  })
})

test('a post without tags has no keywords', () => {
  expect(blogPosting(site, { ...post, tags: [] })).not.toHaveProperty('keywords')
})
