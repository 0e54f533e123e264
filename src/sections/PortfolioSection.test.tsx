import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { project } from '#features/gallery/fixtures.ts'
import { site } from '../../tests/support/content.ts'
import { PortfolioSection } from './PortfolioSection.tsx'

test('without a project the portfolio says that projects will come', () => {
  const markup = renderToStaticMarkup(<PortfolioSection site={site} projects={[]} />)
  expect(markup).toContain('Projeler Yakında Eklenecek')
  expect(markup).not.toContain('karusel')
})

test('with projects the portfolio shows them and nothing else', () => {
  const markup = renderToStaticMarkup(<PortfolioSection site={site} projects={[project]} />)
  expect(markup).toContain('karusel')
  expect(markup).toContain('Bakkal')
  expect(markup).not.toContain('Yakında')
})
