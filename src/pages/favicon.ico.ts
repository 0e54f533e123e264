import { markIco } from '#features/brand-files/brand-icons.ts'

export const GET = async () => new Response(new Uint8Array(await markIco()))
