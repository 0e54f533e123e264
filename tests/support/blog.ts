import type { Page } from '@playwright/test'
import { engage } from './engage.ts'
import { twoFrames } from './frames.ts'

/** Three posts of content/posts/ that the tests of the blog speak of: one like others, one featured, one about a fault. */
export const ORDINARY_POST = {
  slug: 'montaj-gunu-kesiften-teste-adim-adim',
  title: 'Montaj günü: keşiften teste adım adım',
  category: 'Montaj',
  dateLabel: '28 Aralık 2024',
  readTime: '5 dk',
  author: 'Montaj Ekibi Ustaları',
  tags: ['montaj', 'keşif', 'ölçü'],
} as const
export const FEATURED_POST = {
  slug: 'kumandali-kepenk-nasil-calisir-telefonla-acilir-mi',
  title: 'Kumandalı kepenk nasıl çalışır, telefonla açılır mı?',
  category: 'Teknoloji',
  tags: ['kumanda', 'motor', 'otomasyon', 'sensör', 'akıllı ev'],
} as const
export const FAULT_POST = {
  slug: 'kepenk-yarida-kaldi-aramadan-once-uc-guvenli-adim',
  title: 'Kepenk yarıda kaldı: aramadan önce üç güvenli adım',
} as const

/** What a visitor finds on /blog, by the words they read there. */
export const blog = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Blog yazılarında ara' }),
  category: (name: string) => page.getByRole('radio', { name, exact: true }),
  featured: page.getByRole('region', { name: 'Öne Çıkan Yazılar' }),
  grid: page.getByRole('region', { name: / Yazıları$|^Tüm Yazılar$/ }),
  readLinks: page.getByRole('link', { name: /^Oku: / }),
  read: (title: string) => page.getByRole('link', { name: `Oku: ${title}`, exact: true }),
  heading: (title: string) => page.getByRole('heading', { level: 1, name: title }),
  wayBack: page.getByRole('button', { name: 'Blog Listesine Dön' }),
})

/** Opens /blog and waits until the filters answer. */
export async function openBlog(page: Page) {
  await page.goto('/blog')
  await engage(page)
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' })
  // Astro takes the attribute away before React has gone through the list; React marks what it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('input[type="search"]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  await twoFrames(page)
  return blog(page)
}

/** Paths of the post texts that the page asks for. */
export function watchTexts(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/blog/')) asked.push(pathname)
  })
  return asked
}

export const scrollYOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
