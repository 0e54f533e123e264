/**
 * Opens and closes the menu below 68rem. Without this script there is no button and the menu is a plain list.
 * While open: focus stays inside box, menu and corner buttons, the page behind does not scroll,
 * Escape and a tap outside close.
 */
const root = document.documentElement
const button = document.querySelector<HTMLButtonElement>('button[aria-controls="menu"]')
const menu = document.getElementById('menu')
const label = button?.querySelector('[data-menu-label]')
const box = button?.closest('header')

if (button && menu && label && box) {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const staysInReach = (element: Element) =>
    element === box || element.hasAttribute('data-stays-in-reach')

  const setOpen = (open: boolean) => {
    if (open === isOpen()) return
    button.setAttribute('aria-expanded', String(open))
    label.textContent = open ? 'Kapat' : 'Menü'
    root.toggleAttribute('data-menu-open', open)
    // Below the top bar the box hangs lower: the menu ends above the rail all the same.
    root.style.setProperty('--box-bottom', `${String(box.getBoundingClientRect().bottom)}px`)
    for (const element of document.body.children) {
      if (!staysInReach(element)) element.toggleAttribute('inert', open)
    }
  }

  button.addEventListener('click', () => {
    setOpen(!isOpen())
  })
  menu.addEventListener('click', ({ target }) => {
    // The empty part below the links belongs to the menu but looks like the page behind.
    if (target === menu || (target instanceof Element && target.closest('a'))) setOpen(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    setOpen(false)
    button.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !box.contains(target)) setOpen(false)
  })
  // Safari before 15.5 knows no `inert`: focus that strays comes back.
  document.addEventListener('focusin', ({ target }) => {
    if (!isOpen() || !(target instanceof Element)) return
    if (![...document.body.children].some((part) => staysInReach(part) && part.contains(target))) {
      button.focus()
    }
  })
  // A page restored from the back-forward cache must not come back with its menu open.
  addEventListener('pagehide', () => {
    setOpen(false)
  })
  matchMedia('(min-width: 68rem)').addEventListener('change', () => {
    setOpen(false)
  })
}
