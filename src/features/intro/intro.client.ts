import { returnAddress } from '#domain/visitor/intro.ts'

/**
 * Moves the intro from stage to stage: loading, ready (the welcome), playing, ended. Every way out replaces
 * the history entry, so that Back never returns here. Whatever goes wrong leads to the page behind, silently.
 */
type Stage = 'loading' | 'ready' | 'playing' | 'ended'

const SKIP_AFTER_LOAD_MS = 3000
/** Browsers that load nothing before a tap (iOS) get the welcome anyway. */
const READY_AT_MS = 4000
/** A film that gives nothing for so long counts as failed. */
const STALL_MS = 5000
/** A way out that leads nowhere for so long is taken anew: the visitor may have stopped the browser. */
const PRESS_PATIENCE_MS = 5000
const LEAVE_AFTER_END_MS = 1000
/** The mark settles in this last part of the film. */
const MARK_SECONDS = 1.8

const root = document.documentElement
const screen = document.querySelector<HTMLElement>('[data-intro]')
const film = screen?.querySelector('video')
const play = screen?.querySelector<HTMLElement>('[data-intro-play]')
const skip = screen?.querySelector<HTMLAnchorElement>('[data-intro-skip] a')

if (screen && film && play && skip) {
  let stage: Stage
  const address = returnAddress(root.dataset['introReturn'], location.hash)
  skip.href = address

  const enter = (next: Stage) => {
    stage = next
    screen.dataset['stage'] = next
  }
  const showWelcome = () => {
    if (stage === 'loading') enter('ready')
  }
  const showSkip = () => {
    screen.dataset['skip'] = 'shown'
  }
  /** When the way out was taken, in ms since the page was opened. */
  let leftAt: number | undefined
  const go = () => {
    leftAt = performance.now()
    film.pause()
    location.replace(address)
  }
  /** Whatever the film does leads on once: a second time would begin the way there anew. */
  const leave = () => {
    if (leftAt === undefined) go()
  }
  /** So does a press, unless nothing has come of the one before. */
  const leaveByPress = () => {
    if (leftAt === undefined || performance.now() - leftAt > PRESS_PATIENCE_MS) go()
  }

  // A film is waited for while nothing of it has arrived, and while it plays.
  let patience: ReturnType<typeof setTimeout>
  const isStalled = () =>
    !document.hidden &&
    (stage === 'playing'
      ? !film.paused
      : film.readyState === film.HAVE_NOTHING && film.networkState === film.NETWORK_LOADING)
  const expectProgress = () => {
    clearTimeout(patience)
    patience = setTimeout(() => {
      if (isStalled()) leave()
    }, STALL_MS)
  }

  const startFilm = async () => {
    enter('playing')
    expectProgress()
    if (screen.dataset['skip'] || !root.dataset['script']) skip.focus({ preventScroll: true })
    try {
      await film.play()
    } catch {
      // Refused (low-power mode, a policy): the welcome comes back, 'Geç' is beside it. Not on the way out, which stops the film.
      if (leftAt === undefined) enter('ready')
    }
  }

  for (const sign of ['progress', 'loadedmetadata', 'playing', 'timeupdate']) {
    film.addEventListener(sign, expectProgress)
  }
  document.addEventListener('visibilitychange', expectProgress)
  film.addEventListener('loadedmetadata', showWelcome)
  film.addEventListener('loadeddata', () => {
    showWelcome()
    setTimeout(showSkip, SKIP_AFTER_LOAD_MS)
  })
  film.addEventListener('pause', () => {
    if (stage === 'playing' && !film.ended && leftAt === undefined) enter('ready')
  })
  film.addEventListener('timeupdate', () => {
    screen.toggleAttribute('data-mark', film.duration - film.currentTime < MARK_SECONDS)
  })
  film.addEventListener('ended', () => {
    enter('ended')
    setTimeout(leave, LEAVE_AFTER_END_MS)
  })
  film.addEventListener('error', leave)
  // When every source fails, the last one gets the event, not the film.
  film.querySelector('source:last-of-type')?.addEventListener('error', leave)

  play.addEventListener('click', () => {
    void startFilm()
  })
  skip.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    leaveByPress()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leaveByPress()
  })
  // Left for somewhere else on the way, and back again: the welcome stands there.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    leftAt = undefined
    enter('ready')
  })

  // The gate has shown the bare welcome when this script comes later than its patience.
  enter(root.dataset['script'] ? 'loading' : 'ready')
  setTimeout(showWelcome, READY_AT_MS - performance.now())
  // Few bytes: the film is fetched only when it is played.
  if ('thrifty' in root.dataset) {
    showWelcome()
  } else if (film.networkState === film.NETWORK_NO_SOURCE) {
    leave()
  } else {
    film.preload = 'auto'
    film.load()
    expectProgress()
  }
}
