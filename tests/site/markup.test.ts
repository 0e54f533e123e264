import { expect, test } from 'vitest'
import { attribute, childrenOf, elementsOf, pages } from '../support/built-site.ts'

test.each(pages)('$path has one main heading and one main part', (page) => {
  expect(elementsOf(page, 'h1')).toHaveLength(1)
  expect(elementsOf(page, 'main')).toHaveLength(1)
})

test.each(pages)('$path keeps to the content security policy', (page) => {
  const offences = page.elements.flatMap(({ name, attributes }) =>
    Object.entries(attributes)
      .filter(
        ([key, value]) =>
          key === 'style' || key.startsWith('on') || /^\s*javascript:/iu.test(value),
      )
      .map(([key, value]) => `<${name} ${key}="${value}">`),
  )
  expect(offences).toEqual([])
})

test.each(pages)('$path gives no id twice', (page) => {
  const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? [])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(pages)('no control of $path is a form that Enter could send', (page) => {
  expect(elementsOf(page, 'form')).toEqual([])
})

test.each(pages)('every button of $path says what it is', (page) => {
  const types = elementsOf(page, 'button').map(({ attributes }) => attributes['type'])
  expect(types.filter((type) => type !== 'button')).toEqual([])
})

test.each(pages)('every picture of $path has a text and a size', (page) => {
  const offences = elementsOf(page, 'img').filter(
    ({ attributes }) =>
      attributes['alt'] === undefined ||
      !/^\d+$/u.test(attributes['width'] ?? '') ||
      !/^\d+$/u.test(attributes['height'] ?? ''),
  )
  expect(offences.map(({ attributes }) => attributes)).toEqual([])
})

test.each(pages)(
  'only the first picture of $path is loaded at once, before everything else',
  (page) => {
    const [first, ...others] = elementsOf(page, 'img')
    const eager = others.filter(({ attributes }) => attributes['loading'] !== 'lazy')
    expect(eager.map(({ attributes }) => attributes)).toEqual([])
    if (first !== undefined && first.attributes['loading'] !== 'lazy') {
      expect(attribute(first, 'fetchpriority')).toBe('high')
    }
  },
)

test.each(pages)('the font of $path does not travel before its first picture', (page) => {
  const fonts = elementsOf(page, 'link').filter(({ attributes }) => attributes['as'] === 'font')
  expect(fonts.map((font) => attribute(font, 'fetchpriority'))).toEqual(['low'])
})

test.each(pages)('every photograph of $path comes as AVIF and WebP with a JPEG last', (page) => {
  const photographs = elementsOf(page, 'img').filter(({ attributes }) =>
    /\.jpe?g$/u.test(attributes['src'] ?? ''),
  )
  // A picture may bring several cuts: what counts is which formats there are, and their order.
  const offered = elementsOf(page, 'picture').map((picture) => [
    ...new Set(childrenOf(picture).map(({ attributes }) => attributes['type'])),
  ])
  expect(offered).toEqual(photographs.map(() => ['image/avif', 'image/webp', undefined]))
})

test.each(pages)('every frame of $path has a name, every film its size', (page) => {
  const frames = elementsOf(page, 'iframe').filter(({ attributes }) => !attributes['title'])
  expect(frames).toEqual([])
  const films = elementsOf(page, 'video').filter(
    ({ attributes }) => !attributes['width'] || !attributes['height'],
  )
  expect(films.map(({ attributes }) => attributes)).toEqual([])
})
