import { acceptAll, onlyNecessary, type Consent } from '#domain/visitor/consent.ts'
import type { ConsentNews } from '#domain/visitor/consent-news.ts'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { choiceInForce, joinSession, keepChoice, readChoice } from './consent-record.ts'

/**
 * The banner's behaviour. `data-consent` on <html> shows it: 'needed' (set by the gate, no choice yet) or
 * 'review' (opened again from a page). Nothing but the three choosing buttons ever stores anything.
 */
const TOAST_MS = 4000
const root = document.documentElement
const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
const [simple, detail] = banner?.querySelectorAll<HTMLElement>('[data-consent-view]') ?? []
const toast = document.querySelector('[data-consent-toast]')

if (banner && simple && detail) {
  const switches = [...detail.querySelectorAll<HTMLInputElement>('input[name]')]
  let opener: HTMLElement | null = null

  const announce = (isNewChoice: boolean) => {
    const consent = choiceInForce(root.dataset['consentApply'] === 'true')
    const news: ConsentNews = { consent, isNewChoice }
    document.dispatchEvent(new CustomEvent('consent', { detail: news }))
  }
  const showView = (isDetail: boolean) => {
    simple.hidden = isDetail
    detail.hidden = !isDetail
  }
  const hide = () => {
    delete root.dataset['consent']
    showView(false)
  }
  /** Hides the banner for a choice made here or in another tab. Whoever was in it stays somewhere. */
  const putAway = () => {
    const hadFocus = banner.contains(document.activeElement)
    hide()
    if (!hadFocus) return
    // The keyboard goes on at what opened the banner, or else at the next heading: it begins below the window's
    // top, where what is hidden has its own.
    const headings = document.querySelectorAll<HTMLElement>('main, h2')
    const next = [opener, ...headings].find((one) => one && one.getBoundingClientRect().top > 0)
    if (next && next !== opener) next.tabIndex = -1
    next?.focus({ preventScroll: true })
  }

  const openDetail = (from: HTMLElement) => {
    opener = from
    toast?.replaceChildren()
    root.dataset['consent'] ??= 'review'
    const choice = readChoice() ?? onlyNecessary
    for (const input of switches) input.checked = Reflect.get(choice, input.name) === true
    showView(true)
    detail.querySelector('h2')?.focus()
  }
  const closeDetail = () => {
    if (root.dataset['consent'] === 'review') hide()
    else showView(false)
    opener?.focus()
  }
  const choose = (consent: Consent) => {
    const isKept = keepChoice(consent)
    putAway()
    announce(true)
    tellKept(isKept)
    leaveNoSecondClick()
  }
  /** The second half of a double click is not for what lay under the banner. The next click of its own ends the watch. */
  const leaveNoSecondClick = () => {
    const watch = (event: MouseEvent) => {
      if (event.detail < 2) {
        removeEventListener('click', watch, true)
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', watch, true)
  }
  const tellKept = (isKept: boolean) => {
    const message = document.createElement('span')
    message.textContent = isKept
      ? 'Tercihiniz kaydedildi.'
      : 'Tercihiniz bu sayfada geçerli. Tarayıcınız saklamaya izin vermiyor.'
    toast?.replaceChildren(message)
    setTimeout(() => {
      message.remove()
    }, TOAST_MS)
  }

  const actions: Readonly<Record<string, (from: HTMLElement) => void>> = {
    'refuse-consent': () => {
      choose(onlyNecessary)
    },
    'accept-consent': () => {
      choose(acceptAll)
    },
    'save-consent': () => {
      const switched = switches.map(({ name, checked }) => [name, checked] as const)
      choose({ ...onlyNecessary, ...Object.fromEntries(switched) })
    },
    'open-consent': openDetail,
    'close-consent': closeDetail,
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    if (button) actions[button.dataset['action'] ?? '']?.(button)
  })
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !detail.hidden) closeDetail()
  })

  /** Reads the stored choice: of an earlier page, of another tab, or again on a page from the back-forward cache. */
  const follow = () => {
    if (readChoice()) putAway()
    else root.dataset['consent'] = 'needed'
    announce(false)
  }
  addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.consent && key !== null) return
    if (readChoice()) joinSession()
    follow()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })

  // The page keeps room for the banner, so that it never hides what has focus or the end of the page.
  // On <html> a variable would style the whole page anew, so there it is the property itself.
  new ResizeObserver(() => {
    const height = `${String(banner.offsetHeight)}px`
    document.body.style.setProperty('--banner', height)
    root.style.scrollPaddingBottom = `calc(var(--rail) + var(--s-2) + ${height})`
  }).observe(banner)

  for (const button of document.querySelectorAll<HTMLElement>('[data-action="open-consent"]')) {
    button.hidden = false
  }
  follow()
}
