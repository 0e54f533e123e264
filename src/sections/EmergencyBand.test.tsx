import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { home, site } from '../../tests/support/content.ts'
import { EmergencyBand } from './EmergencyBand.tsx'

const markup = renderToStaticMarkup(<EmergencyBand site={site} texts={home.emergency} />)

test('where somebody is trapped, the first call goes to 112', () => {
  expect(markup).toContain('Biri sıkıştıysa önce 112’yi arayın.')
})

test('the message that goes with the picture has a line to fill in for the place and for the state', () => {
  const [, message = ''] = /href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/u.exec(markup) ?? []
  expect(message).toContain('%0A')
  expect(decodeURIComponent(message).split('\n').slice(1)).toEqual([
    'İlçe:',
    'Açık mı kaldı, kapalı mı:',
  ])
})
