/**
 * Opens and closes the menu below 68rem. Without this script the button stays hidden and the menu is a list.
 * While open: focus stays inside box and menu, the page behind does not scroll, Escape and a tap outside close.
 */
const button = document.querySelector<HTMLButtonElement>('button[aria-controls="menu"]')
const menu = document.getElementById('menu')
const label = button?.querySelector('[data-menu-label]')
const box = button?.closest('header')

if (button && menu && label && box) {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const behind = () =>
    [...document.body.children].filter(
      (element) => element !== box && !element.hasAttribute('data-stays-in-reach'),
    )

  const setOpen = (open: boolean) => {
    if (open === isOpen()) return
    button.setAttribute('aria-expanded', String(open))
    label.textContent = open ? 'Kapat' : 'Menü'
    document.documentElement.toggleAttribute('data-menu-open', open)
    for (const element of behind()) element.toggleAttribute('inert', open)
  }

  button.hidden = false
  button.addEventListener('click', () => {
    setOpen(!isOpen())
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    setOpen(false)
    button.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !box.contains(target)) setOpen(false)
  })
  // A page restored from the back-forward cache must not come back with its menu open.
  addEventListener('pagehide', () => {
    setOpen(false)
  })
  matchMedia('(min-width: 68rem)').addEventListener('change', () => {
    setOpen(false)
  })
}
