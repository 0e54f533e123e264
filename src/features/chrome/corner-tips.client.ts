/**
 * The corner buttons' tooltips show by CSS alone, on hover and focus. Escape puts them away until the pointer
 * or focus comes back, so that they never stand in the way of what lies below.
 */
const corner = document.querySelector('[data-stays-in-reach]')

if (corner) {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') corner.setAttribute('data-tips-away', '')
  })
  for (const sign of ['pointerover', 'focusin']) {
    corner.addEventListener(sign, () => {
      corner.removeAttribute('data-tips-away')
    })
  }
}

export {}
