// The values that the specification gives word for word (sections 2, 3 and 9), as the content holds them.
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { POST_CATEGORIES } from '#domain/editorial/post-categories.ts'
import { postSchema } from '#domain/editorial/post.ts'
import { routes } from '#domain/site/routes.ts'
import { catalogue, projects, stats, testimonials } from './support/content.ts'

const posts = globSync('content/posts/*.md').map((file) => {
  const [, frontMatter = ''] = /^---\n(.*?)\n---/su.exec(readFileSync(file, 'utf8')) ?? []
  return postSchema.parse(parse(frontMatter))
})

test('the ten addresses are the specification’s', () => {
  expect(Object.values(routes).toSorted()).toEqual([
    '/',
    '/about',
    '/blog',
    '/configurator',
    '/contact',
    '/cookie-policy',
    '/intro',
    '/portfolio',
    '/privacy-policy',
    '/services',
  ])
})

test('shutter types have their prices and three features each', () => {
  expect(catalogue.types.map(({ id, name, basePrice }) => [id, name, basePrice])).toEqual([
    ['rolling', 'Otomatik Kepenk', 2500],
    ['manual', 'Manuel Kepenk', 1200],
    ['security', 'Güvenlik Kepenk', 3500],
  ])
  for (const { features } of catalogue.types) expect(features).toHaveLength(3)
})

test('materials have their multiplier, durability and maintenance', () => {
  expect(
    catalogue.materials.map(({ id, name, priceMultiplier, durability, maintenance }) => [
      id,
      name,
      priceMultiplier,
      durability,
      maintenance,
    ]),
  ).toEqual([
    ['aluminum', 'Alüminyum', 1, 5, 4],
    ['steel', 'Çelik', 1.4, 5, 3],
    ['pvc', 'PVC', 0.7, 3, 5],
  ])
})

test('the eight colours have their values, four of them popular', () => {
  expect(catalogue.colors.map(({ id, name, hex, popular }) => [id, name, hex, popular])).toEqual([
    ['white', 'Beyaz', '#FFFFFF', true],
    ['cream', 'Krem', '#F5F5DC', true],
    ['brown', 'Kahverengi', '#8B4513', true],
    ['gray', 'Gri', '#808080', false],
    ['green', 'Yeşil', '#228B22', false],
    ['blue', 'Mavi', '#4169E1', false],
    ['black', 'Siyah', '#000000', false],
    ['wood', 'Ahşap Görünüm', '#DEB887', true],
  ])
})

test('a shutter is 100 to 800 cm wide and 100 to 600 cm high', () => {
  expect(catalogue.limits).toEqual({
    width: { min: 100, max: 800 },
    height: { min: 100, max: 600 },
  })
})

test('there are six posts in six categories, the first and the third featured', () => {
  expect(posts.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  expect(
    posts
      .filter(({ featured }) => featured)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([1, 3])
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES))
})

test('there are eight testimonials and 31 projects', () => {
  expect(testimonials).toHaveLength(8)
  expect(projects).toHaveLength(31)
})

test('the figures of the two bands are the specification’s', () => {
  const { home, about } = stats
  const written = (figures: typeof home) =>
    figures.map(({ prefix = '', value, suffix = '' }) => `${prefix}${String(value)}${suffix}`)
  expect(written(home)).toEqual(['%98', '24', '%100', '15', '500+'])
  expect(written(about)).toEqual(['15+', '1200+', '1500+'])
})
