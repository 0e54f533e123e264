import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORY_FILTERS } from '#domain/editorial/post-categories.ts'
import { lowerCase, upperCase } from '#lib/turkish.ts'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
import { filterPosts, NO_FILTER } from './search.ts'
import { posts } from './fixtures.ts'

const found = (query: string, category = NO_FILTER.category) =>
  filterPosts(posts, { query, category }).map(({ slug }) => slug)

test('an empty query shows every post, in the order given', () => {
  expect(found('')).toEqual(posts.map(({ slug }) => slug))
  expect(found('  \n ')).toEqual(posts.map(({ slug }) => slug))
})

test('a word is looked for in title, excerpt and tags', () => {
  expect(found('kumandalı')).toEqual(['kumanda'])
  expect(found('yağlayın')).toEqual(['bakim'])
  expect(found('sensör')).toEqual(['kumanda'])
  expect(found('Teknik Ekip')).toEqual([])
})

test.each(['BAKIM', 'bakım', 'bakim', 'Bakım', 'BAKİM'])('%s finds Bakım', (query) => {
  expect(found(query)).toEqual(['bakim'])
})

test.each(['ÇELİK', 'CELIK', 'çelik', 'celik'])('%s finds Çelik', (query) => {
  expect(found(query)).toEqual(['malzeme'])
})

test('each word of the query must match, anywhere and in any order', () => {
  expect(found('kepenk bakım')).toEqual(['bakim'])
  expect(found('bakım kumanda')).toEqual([])
})

test('a word does not match across two tags', () => {
  expect(found('rayyağ')).toEqual([])
})

test('a query and a category narrow together', () => {
  expect(found('kepenk', 'Teknoloji')).toEqual(['kumanda'])
  expect(found('çelik', 'Teknoloji')).toEqual([])
})

test('a post without tags is found by its title', () => {
  expect(found('karşılaştırma')).toEqual([])
  expect(found('alüminyum')).toEqual(['malzeme'])
})

test.each([
  ['regular-expression signs', '.*+?^${}()|[]\\'],
  ['an open bracket', '('],
  ['emoji', '🔧👨‍👩‍👧'],
  ['half an emoji', '\ud83d'],
  ['10,000 letters', 'kepenk'.repeat(1667)],
  ['5,000 words', 'a '.repeat(5000)],
])('%s raise no error', (_, query) => {
  expect(Array.isArray(found(query))).toBe(true)
})

test('the four letters of i meet each other', () => {
  for (const query of ['kapı', 'KAPI', 'kapi', 'KAPİ']) expect(found(query)).toEqual(['bakim'])
})

test('whatever is looked for, what is found are posts of the category, once each and in order', () => {
  const slugs = posts.map(({ slug }) => slug)
  fc.assert(
    fc.property(hostileText, fc.constantFrom(...CATEGORY_FILTERS), (query, category) => {
      const results = filterPosts(posts, { query, category })
      expect(results).toEqual(posts.filter((post) => results.includes(post)))
      expect(slugs).toEqual(expect.arrayContaining(found(query, category)))
      if (category !== NO_FILTER.category)
        expect(results.every((post) => post.category === category)).toBe(true)
    }),
    MANY,
  )
})

test('every piece of a text finds its post, in capitals and in small letters', () => {
  const piece = fc
    .constantFrom(...posts)
    .chain((post) =>
      fc
        .tuple(fc.nat(post.title.length), fc.integer({ min: 1, max: post.title.length }))
        .map(([from, length]) => ({ post, text: post.title.slice(from, from + length) })),
    )
  fc.assert(
    fc.property(piece, ({ post, text }) => {
      for (const spelling of [text, upperCase(text), lowerCase(text)])
        expect(found(spelling)).toContain(post.slug)
    }),
    MANY,
  )
})
