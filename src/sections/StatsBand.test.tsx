import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatsBand } from './StatsBand.tsx'

test('without a figure there is neither a band nor its heading', () => {
  const band = <StatsBand stats={[]} steps={60} />
  expect(renderToStaticMarkup(band)).toBe('')
})

test('with figures the band says each of them under its heading', () => {
  const stats = [{ value: 15, suffix: '+', unit: 'yıl', label: 'deneyim' }]
  const markup = renderToStaticMarkup(<StatsBand stats={stats} steps={60} />)
  expect(markup).toContain('Rakamlarla biz')
  expect(markup).toContain('15+ yıl')
  expect(markup).toContain('deneyim')
})
