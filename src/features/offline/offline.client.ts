/**
 * Starts the offline worker some time after the page has loaded, and tells it
 * whether this visitor wants few bytes; which page this is the worker knows. Without
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
}

const { dataset } = document.documentElement
const WORKER_PATH = '/sw.js'
/** What the page itself starts after it has loaded goes first. */
const CALM_MS = 1000

async function keepThisPage() {
  try {
    // The policy makes this one address and no other, whatever it is asked for.
    const policy = window.trustedTypes?.createPolicy('worker', {
      createScriptURL: () => WORKER_PATH,
    })
    const { serviceWorker } = navigator
    await serviceWorker.register(policy?.createScriptURL('') ?? WORKER_PATH)
    const { active } = await serviceWorker.ready
    active?.postMessage('thrifty' in dataset)
  } catch {
    // Unknown to the browser, or refused by it, by its settings or by the network.
  }
}

if ('offline' in dataset) {
  addEventListener('load', () => {
    setTimeout(() => void keepThisPage(), CALM_MS)
  })
}
