import { markSvg } from '#features/brand-files/brand-icons.ts'

export const GET = () => new Response(markSvg({ share: 0.84, isRound: true }))
