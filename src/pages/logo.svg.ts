import { getSite } from '#domain/company/queries.ts'
import { logoPoster } from '#features/brand-files/logo-poster.ts'

export const GET = async () => new Response(await logoPoster((await getSite()).brand))
