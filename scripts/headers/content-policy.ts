// The content security policy of a page, of a file and of the worker.
import type { PageNeeds } from './page-needs.ts'

/** Hosts of the analytics tag, by what it does there; named only in builds with a key. */
const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
} as const

/** For files that are not pages: opened on their own they may do nothing, and nobody may frame them. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** For the offline worker, which asks for the files of its own site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * The content security policy of a page: nothing is allowed but what is named, inline scripts and styles by hash.
 * Trusted Types hold where no analytics key is set: the tag of another host builds script elements from texts.
 */
export function contentPolicy(needs: PageNeeds): string {
  const analytics = needs.hasAnalytics ? ANALYTICS : { script: [], img: [], connect: [] }
  const self = (isNeeded: boolean) => (isNeeded ? ["'self'"] : [])
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', [...self(needs.hasScriptFiles), ...analytics.script, ...needs.scriptHashes]],
    ['style-src', [...self(needs.hasStyleFiles), ...needs.styleHashes]],
    ['img-src', ["'self'", ...analytics.img]],
    ['font-src', ["'self'"]],
    ['media-src', self(needs.hasFilms)],
    ['connect-src', ["'self'", ...analytics.connect]],
    ['manifest-src', ["'self'"]],
    ['worker-src', self(needs.hasWorker)],
    ['frame-src', needs.frameOrigins],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(needs.hasAnalytics
      ? []
      : ([
          ['require-trusted-types-for', ["'script'"]],
          // The worker's address is made by one policy that makes nothing else (features/offline/offline.client.ts).
          ['trusted-types', [needs.hasWorker ? 'worker' : "'none'"]],
        ] as const)),
  ]
  return [
    ...directives
      .filter(([, sources]) => sources.length > 0)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`),
    'upgrade-insecure-requests',
  ].join('; ')
}
