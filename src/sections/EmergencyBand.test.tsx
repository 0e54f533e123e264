import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { home, site } from '../../tests/support/content.ts'
import { EmergencyBand } from './EmergencyBand.tsx'

const markup = renderToStaticMarkup(<EmergencyBand site={site} texts={home.emergency} />)

test('where somebody is trapped, the first call goes to 112', () => {
  expect(markup).toContain('Biri sıkıştıysa önce 112’yi arayın.')
})

test('the message that goes with the picture asks in lines to fill in what a technician must know', () => {
  const [, message = ''] = /href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/u.exec(markup) ?? []
  expect(message).toContain('%0A')
  expect(decodeURIComponent(message).split('\n').slice(1)).toEqual([
    'İlçe ve sokak:',
    'Açık mı, kapalı mı, yarıda mı:',
    'Motorlu mu, elle mi:',
    'İçeride biri var mı:',
  ])
})
