import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { project } from './fixtures.ts'
import { Gallery } from './Gallery.tsx'

const markup = (count: number) =>
  renderToStaticMarkup(
    <Gallery
      chatUrl="https://wa.me/905000000000?text=Soru%3A"
      projects={Array.from({ length: count }, () => project)}
    />,
  )

test('several projects have arrows, a pause and a row for dots', () => {
  expect(markup(2)).toContain('Sonraki proje')
  expect(markup(2)).toContain('Geçişi durdur')
  expect(markup(2)).toContain('aria-label="Proje seçimi"')
})

test('a single project has nothing to turn, and nothing pretends to', () => {
  expect(markup(1)).toContain('Proje 1 / 1')
  expect(markup(1)).not.toContain('<button')
  expect(markup(1)).not.toContain('ok tuşlarıyla')
  expect(markup(1)).not.toContain('yana kaydırarak')
})
