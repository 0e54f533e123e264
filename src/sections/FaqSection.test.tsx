import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../tests/support/content.ts'
import { FaqSection } from './FaqSection.tsx'

test('without a question there is no heading over nothing', () => {
  expect(renderToStaticMarkup(<FaqSection faqs={[]} site={site} />)).toBe('')
})

test('with questions each is shown with its answer', () => {
  const faqs = [{ question: 'Garanti var mı?', answer: 'Var.' }]
  const markup = renderToStaticMarkup(<FaqSection faqs={faqs} site={site} />)
  expect(markup).toContain('Sık sorulan sorular')
  expect(markup).toContain('Garanti var mı?')
  expect(markup).toContain('Var.')
})
