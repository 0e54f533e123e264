import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { serviceArea, site } from '../../tests/support/content.ts'
import { ServiceAreaMap } from './ServiceAreaMap.tsx'

const markup = renderToStaticMarkup(<ServiceAreaMap area={serviceArea} site={site} />)

test('whoever does not find their district is asked to call', () => {
  expect(markup).toContain('ilçeniz listede yoksa önce arayın')
  expect(markup).toContain(`href="tel:${site.phone}"`)
})
