import { expect, test } from 'vitest'
import { crumbsTo } from './crumbs.ts'

test('the way to a page begins at the home page and ends without a link', () => {
  expect(crumbsTo('home')).toEqual([])
  expect(crumbsTo('services')).toEqual([
    { label: 'Ana Sayfa', href: '/' },
    { label: 'Hizmetlerimiz' },
  ])
  expect(crumbsTo('blog', 'Kepenk bakımı')).toEqual([
    { label: 'Ana Sayfa', href: '/' },
    { label: 'Blog', href: '/blog' },
    { label: 'Kepenk bakımı' },
  ])
})
