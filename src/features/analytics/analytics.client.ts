import type * as googleTag from './google-tag.ts'

/**
 * Follows the visitor's consent to analytics. The tag's code is fetched only when there is something
 * to grant, or a trace to remove; without a key in the settings nothing happens at all.
 */
const { analyticsKey: key, analyticsIntegrity: integrity } = document.documentElement.dataset
let tag: Promise<typeof googleTag> | undefined

if (key !== undefined && key !== '') {
  document.addEventListener('consent', ({ detail: { consent } }) => {
    const isGranted = consent?.analytics === true
    const leavesTraces = consent !== undefined && document.cookie.includes('_g')
    if (!isGranted && tag === undefined && !leavesTraces) return
    tag ??= import('./google-tag.ts')
    tag
      .then(({ grantAnalytics, withdrawAnalytics }) => {
        if (isGranted) grantAnalytics(key, integrity)
        else withdrawAnalytics(key)
      })
      .catch(() => {
        // Blocked or lost on the way: the visit goes on uncounted.
        tag = undefined
      })
  })
}
