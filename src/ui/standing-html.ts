/** React may empty an island and draw it anew; only one that stays empty has failed. */
const PATIENCE_MS = 100

/**
 * Imported by islands for what it does: one that throws leaves the page as the server drew it, not a hole. React empties
 * the island then; the copy, made before React came, takes its place.
 */
function guard(island: Element): void {
  // In a document of its own, where nothing loads.
  const copy = document.implementation.createHTMLDocument().importNode(island, true)
  let patience: ReturnType<typeof setTimeout>
  const observer = new MutationObserver(() => {
    clearTimeout(patience)
    patience = setTimeout(() => {
      if (island.childElementCount > 0) return
      observer.disconnect()
      island.replaceChildren(...document.importNode(copy, true).childNodes)
    }, PATIENCE_MS)
  })
  observer.observe(island, { childList: true })
}

if (typeof document !== 'undefined') {
  for (const island of document.querySelectorAll('astro-island[ssr]')) guard(island)
}

export {}
