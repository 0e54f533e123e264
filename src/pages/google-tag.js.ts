import code from '#features/analytics/google-tag.client.ts?script'

/** The code that speaks to the analytics tag; `analytics.client.ts` fetches it after a consent. */
export const GET = () => new Response(code)
