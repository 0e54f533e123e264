/**
 * Shows the failure text of pictures that cannot be loaded, also of those that failed before this script ran.
 * `error` does not bubble, so it is caught on its way down.
 */
const markFailed = (image: HTMLImageElement): void => {
  const frame = image.closest('[data-picture]')
  if (!frame || frame.hasAttribute('data-picture-failed')) return
  frame.setAttribute('data-picture-failed', '')
  image.hidden = true
  frame.querySelector('[data-picture-failure]')?.removeAttribute('hidden')
}

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) markFailed(target)
  },
  { capture: true },
)

for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') markFailed(image)
}
