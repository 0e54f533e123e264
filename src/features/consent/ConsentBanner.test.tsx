import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentBanner } from './ConsentBanner.tsx'

const banner = (hasAnalytics: boolean, hasOffline = true) =>
  renderToStaticMarkup(<ConsentBanner brand="Örnek" {...{ hasAnalytics, hasOffline }} />)

test('without a key the banner says that nothing is counted', () => {
  expect(banner(false)).toContain('Örnek şu anda yalnızca gerekli kayıtları tutuyor;')
  expect(banner(false)).toContain('Şu anda ölçüm aracı yok.')
  expect(banner(false)).not.toContain('ziyaretleri de say')
})

test('with a key it says what a consent allows', () => {
  expect(banner(true)).toContain('İzin verirseniz ziyaretleri de sayar;')
  expect(banner(true)).toContain('Hangi sayfaların okunduğunu görmemizi sağlar.')
  expect(banner(true)).not.toContain('ölçüm aracı yok')
})

test('what is necessary is named, kept pages only where pages are kept', () => {
  expect(banner(false)).toContain(
    'Tercihiniz, açılış filmi ve çevrimdışı sayfalar içindir. Kapatılamaz.',
  )
  expect(banner(false, false)).toContain('Tercihiniz ve açılış filmi içindir. Kapatılamaz.')
})
