import type { Visit } from './kept-site.ts'

/**
 * Starts the offline worker some time after the page has loaded, and tells it which page this is. Without
 * workers, or where they are refused, everything is as ever.
 */
declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy: (
        name: 'worker',
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

const WORKER_PATH = '/sw.js'
/** What the page itself starts after it has loaded goes first. */
const CALM_MS = 1000

async function keepThisPage() {
  const { connection, serviceWorker } = navigator
  // The policy makes this one address and no other, whatever it is asked for.
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER_PATH })
  try {
    await serviceWorker.register(policy?.createScriptURL('') ?? WORKER_PATH)
    const { active } = await serviceWorker.ready
    const visit: Visit = {
      page: location.pathname,
      isThrifty: connection?.saveData === true || /2g/u.test(connection?.effectiveType ?? ''),
    }
    active?.postMessage(visit)
  } catch {
    // Refused by the browser, its settings or the network.
  }
}

if ('offline' in document.documentElement.dataset && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    setTimeout(() => void keepThisPage(), CALM_MS)
  })
}
