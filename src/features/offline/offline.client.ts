import { workerPath } from '#domain/site/page-address.ts'
import { parseConsent } from '#domain/visitor/consent.ts'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { readStored } from '#lib/storage.ts'

/**
 * Starts the offline worker some time after the page has loaded and the visitor has chosen, be it to refuse: before
 * that nothing is kept. It is told whether this visitor wants few bytes; which page this is it knows. Without
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
/** What the page itself starts after it has loaded goes first. */
const CALM_MS = 1000

async function keepThisPage() {
  try {
    // The policy makes this one address and no other, whatever it is asked for.
    const policy = window.trustedTypes?.createPolicy('worker', {
      createScriptURL: () => workerPath,
    })
    const { serviceWorker } = navigator
    await serviceWorker.register(policy?.createScriptURL('') ?? workerPath)
    const { active } = await serviceWorker.ready
    active?.postMessage('thrifty' in dataset)
  } catch {
    // Unknown to the browser, or refused by it, by its settings or by the network.
  }
}

/** Once: a policy of the same name is refused. */
const keepSoon = () => {
  if ('offline' in dataset) setTimeout(() => void keepThisPage(), CALM_MS)
  delete dataset['offline']
}

addEventListener('load', () => {
  if (parseConsent(readStored('local', storageKeys.consent))) keepSoon()
})
document.addEventListener('consent', ({ detail }) => {
  if (detail.isNewChoice) keepSoon()
})
