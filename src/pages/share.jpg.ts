import { getSite } from '#domain/company/queries.ts'
import { getHeroFile } from '#domain/media/queries.ts'
import { drawSharePicture } from '#features/brand-files/share-picture.ts'

export const GET = async () => {
  const { brand, slogan, hoursLabel } = await getSite()
  const picture = await drawSharePicture(await getHeroFile(), {
    brand,
    slogan,
    promise: hoursLabel,
  })
  return new Response(new Uint8Array(picture))
}
