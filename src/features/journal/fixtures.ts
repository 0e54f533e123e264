import type { PostSummary } from '#domain/editorial/post.ts'

const common = {
  author: 'Teknik Ekip Örnek Kepenk',
  date: '2025-01-15',
  dateLabel: '15 Ocak 2025',
  readTime: '8 dk',
  featured: false,
} as const

/** Three small posts for the tests of this folder. */
export const posts: readonly PostSummary[] = [
  {
    ...common,
    slug: 'kumanda',
    title: 'Kumandalı kepenk nasıl çalışır?',
    excerpt: 'Motor, alıcı ve elektrik.',
    category: 'Teknoloji',
    tags: ['motor', 'sensör'],
    featured: true,
  },
  {
    ...common,
    slug: 'bakim',
    title: 'Kepenk ve kapı bakımı',
    excerpt: 'Rayı silin, yağlayın.',
    category: 'Bakım & Onarım',
    tags: ['ray', 'yağ'],
  },
  {
    ...common,
    slug: 'malzeme',
    title: 'Alüminyum mu, çelik mi?',
    excerpt: 'İkisinin de yeri var.',
    category: 'Malzeme',
    tags: [],
  },
]
