import { getSite } from '#domain/company/queries.ts'
import { routes } from '#domain/site/routes.ts'
import { brandColours } from '#features/brand-files/brand-colours.ts'
import { manifestIcons } from '#features/brand-files/brand-icons.ts'

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
    icons: manifestIcons,
  })
}
