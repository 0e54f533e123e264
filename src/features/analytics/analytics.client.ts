/**
 * Follows the visitor's consent to analytics. The tag's code (`google-tag.client.ts`) is fetched only when
 * there is something to grant, or a trace to remove; without a key in the settings nothing happens at all.
 * A script element fetches it: one that is lost can be asked for again, an `import()` in some browsers not.
 */
const { dataset } = document.documentElement
let script: HTMLScriptElement | undefined

if (dataset['analyticsKey']) {
  document.addEventListener('consent', ({ detail: { consent } }) => {
    const isGranted = consent?.analytics === true
    const leavesTraces = consent !== undefined && document.cookie.includes('_g')
    if (!isGranted && script === undefined && !leavesTraces) return
    dataset['analytics'] = isGranted ? 'granted' : 'withdrawn'
    if (script !== undefined) {
      document.dispatchEvent(new Event('analytics'))
      return
    }
    script = document.createElement('script')
    script.src = '/google-tag.js'
    script.onerror = () => {
      // Blocked or lost on the way: the visit goes on uncounted.
      script = undefined
    }
    document.head.append(script)
  })
}

export {}
