import type { APIRoute, GetStaticPaths } from 'astro'
import { getSite } from '#domain/company/queries.ts'
import { getSharePages, type SharePage } from '#domain/share/queries.ts'
import { shareName } from '#domain/site/routes.ts'
import { drawSharePicture } from '#features/brand-files/share-picture.ts'

export const getStaticPaths = (async () => {
  const shared = await getSharePages()
  return shared.map((shown) => ({ params: { page: shareName(shown.path) }, props: { shown } }))
}) satisfies GetStaticPaths

/** The picture beside a shared link to a page. */
export const GET: APIRoute<{ shown: SharePage }> = async ({ props: { shown } }) => {
  const { brand, slogan, hoursLabel } = await getSite()
  const words = { brand, title: shown.title ?? slogan, promise: hoursLabel }
  const look = { isHome: shown.title === undefined, isRendered: shown.isRendered }
  return new Response(new Uint8Array(await drawSharePicture(shown.photo, words, look)))
}
