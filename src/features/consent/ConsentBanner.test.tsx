import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentBanner } from './ConsentBanner.tsx'

const banner = (hasAnalytics: boolean) =>
  renderToStaticMarkup(<ConsentBanner brand="Örnek" hasAnalytics={hasAnalytics} />)

test('without a key the banner says that nothing is counted', () => {
  expect(banner(false)).toContain('Örnek olarak şu an yalnızca gerekli kayıtları tutarız.')
  expect(banner(false)).toContain('Şu an ölçüm aracı yok.')
  expect(banner(false)).not.toContain('ziyaretleri de sayarız')
})

test('with a key it says what a consent allows', () => {
  expect(banner(true)).toContain('İzin verirseniz ziyaretleri de sayarız.')
  expect(banner(true)).toContain('Hangi sayfaların okunduğunu görmemizi sağlar.')
  expect(banner(true)).not.toContain('ölçüm aracı yok')
})
