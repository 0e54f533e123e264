import { getSite } from '#domain/company/queries.ts'
import { routes } from '#domain/site/routes.ts'
import { brandColours } from '#features/brand-files/brand-colours.ts'

export const GET = async () => {
  const { brand, footerText } = await getSite()
  return Response.json({
    name: brand,
    short_name: brand,
    description: footerText,
    lang: 'tr',
    dir: 'ltr',
    start_url: routes.home,
    display: 'browser',
    background_color: brandColours.chalk,
    theme_color: brandColours.night,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
