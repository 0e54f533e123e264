import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PortfolioSection } from './PortfolioSection.tsx'

test('without a project the portfolio says that projects will come', () => {
  const markup = renderToStaticMarkup(<PortfolioSection isEmpty>karusel</PortfolioSection>)
  expect(markup).toContain('Projeler Yakında Eklenecek')
  expect(markup).not.toContain('karusel')
})

test('with projects the portfolio shows them and nothing else', () => {
  const markup = renderToStaticMarkup(<PortfolioSection isEmpty={false}>karusel</PortfolioSection>)
  expect(markup).toContain('karusel')
  expect(markup).not.toContain('Yakında')
})
