import { expect, test } from 'vitest'
import { attribute, childrenOf, elementsOf, fileFor, pages, textOf } from '../support/built-site.ts'
import { media, projects } from '../support/content.ts'

const framesOf = (page: (typeof pages)[number]) =>
  page.elements.filter((element) => attribute(element, 'data-picture') !== undefined)

test.each(pages)(
  'every frame of $path is filled with the picture’s colour before it comes',
  (page) => {
    for (const frame of framesOf(page)) {
      const [ground] = childrenOf(frame)
      expect(ground?.name).toBe('svg')
      expect(ground && attribute(ground, 'color')).toMatch(/^#[0-9a-f]{3}$/u)
    }
  },
)

test('a rendered picture says so in its corner, a photograph does not', () => {
  const portfolio = pages.find(({ path }) => path === '/portfolio')
  const notes = portfolio ? framesOf(portfolio).map((frame) => textOf(frame)) : []
  expect(notes).toHaveLength(projects.length)
  for (const [index, { rendered }] of projects.entries())
    expect(notes[index]?.includes('Temsilî görsel')).toBe(rendered)
})

test.each(pages)(
  'every film of $path has both kinds, no sound, a name, and says what it is',
  (page) => {
    for (const film of elementsOf(page, 'video')) {
      const sources = childrenOf(film).filter(({ name }) => name === 'source')
      expect(sources.map((source) => attribute(source, 'type'))).toEqual([
        'video/webm',
        'video/mp4',
      ])
      for (const source of sources)
        expect(fileFor(attribute(source, 'src') ?? '/missing')).toBeDefined()
      expect(attribute(film, 'muted')).toBeDefined()
      expect(attribute(film, 'aria-label')).not.toBe('')
      const { rendered } = page.path === '/intro' ? media.intro : media.promo
      const notes = elementsOf(page, 'small').filter((note) => textOf(note) === 'Temsilî görsel')
      expect(notes.length > 0).toBe(rendered || (page.path === '/' && media.hero.rendered))
    }
  },
)

test('the home page’s film shows the logo until it plays', () => {
  const home = pages.find(({ path }) => path === '/')
  const [film] = home ? elementsOf(home, 'video') : []
  const poster = film && attribute(film, 'poster')
  expect(poster).toBe('/logo.svg')
  expect(fileFor(poster ?? '/missing')).toBeDefined()
})
