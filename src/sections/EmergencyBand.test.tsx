import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { home, site } from '../../tests/support/content.ts'
import { EmergencyBand } from './EmergencyBand.tsx'

const markup = renderToStaticMarkup(<EmergencyBand site={site} texts={home.emergency} />)

test('where somebody is trapped, the first call goes to 112', () => {
  expect(markup).toContain('Biri sıkıştıysa önce 112’yi arayın.')
})
