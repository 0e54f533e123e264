/**
 * Opens and closes the menu below 68rem. Without this script there is no button and the menu is a plain list.
 * While open: focus goes round box, menu and corner buttons, the page behind does not scroll, Escape and a tap
 * outside close. `inert` on the rest would be shorter, but it takes <main> and the heading out of the page for
 * screen readers, and Safari before 15.5 does not know it.
 */
const root = document.documentElement
const button = document.querySelector<HTMLButtonElement>('button[aria-controls="menu"]')
const menu = document.getElementById('menu')
const label = button?.querySelector('[data-menu-label]')
const box = button?.closest('header')

if (button && menu && label && box) {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const inReach = [box, ...document.querySelectorAll('[data-stays-in-reach]')]

  const toggle = () => {
    const open = !isOpen()
    // Below the top bar the box hangs lower: the menu ends above the rail all the same. Read before anything is
    // written, or the page is laid out twice.
    menu.style.setProperty('--box-bottom', `${String(box.getBoundingClientRect().bottom)}px`)
    button.setAttribute('aria-expanded', String(open))
    label.textContent = open ? 'Kapat' : 'Menü'
    root.toggleAttribute('data-menu-open', open)
    // Safari focuses no button that is clicked: Tab starts here all the same.
    if (open) button.focus()
  }

  const close = () => {
    if (isOpen()) toggle()
  }

  button.addEventListener('click', toggle)
  menu.addEventListener('click', ({ target }) => {
    // The empty part below the links belongs to the menu but looks like the page behind.
    if (target === menu || (target instanceof Element && target.closest('a'))) close()
  })
  document.addEventListener('keydown', (event) => {
    if (!isOpen()) return
    if (event.key === 'Escape') {
      close()
      button.focus()
    }
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault()
      const all = inReach.flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>('a[href], button'),
      ])
      const step = event.shiftKey ? -1 : 1
      all.at((all.findIndex((stop) => stop.matches(':focus')) + step) % all.length)?.focus()
    }
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !box.contains(target)) close()
  })
  // Focus that strays by another way than Tab comes back.
  document.addEventListener('focusin', ({ target }) => {
    const isAstray = target instanceof Node && !inReach.some((part) => part.contains(target))
    if (isOpen() && isAstray) button.focus()
  })
  // A page restored from the back-forward cache must not come back with its menu open.
  addEventListener('pagehide', close)
  matchMedia('(min-width: 68rem)').addEventListener('change', close)
}
