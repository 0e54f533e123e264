import { useEffect, useEffectEvent, useState, type Dispatch } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { carriesConfiguration } from '#domain/site/routes.ts'
import type { Configuration } from '../model/configuration.ts'
import type { Action } from '../model/wizard.ts'

interface Carried {
  readonly notice: string
  /** The shutters on the screen when that was said, as text to compare; undefined: nothing was. */
  readonly shutters: string | undefined
  /** Whether they are those that the address carries. */
  readonly isOpen: boolean
}

const NOTHING: Carried = { notice: '', shutters: undefined, isOpen: false }

interface LinkInAddress {
  /** How many links were opened so far: with each one the list is another. */
  readonly opened: number
  /** What the visitor reads about the link that was opened; empty once something was changed. */
  readonly notice: string
  /** Lets the address carry these shutters: only when the visitor asked for a link. */
  readonly carry: (fragment: string, shutters: readonly Configuration[]) => void
}

/**
 * Applies a link that carries shutters: the one the page was opened with, and any that is opened over it. The
 * address keeps it until the first change, so that a reload shows the same again; from then on it would show
 * something older than the screen did, so the fragment goes. The way back may lead to an entry of the history that
 * still has it: that is no new link.
 */
export function useLinkInAddress(
  catalogue: Catalogue,
  shutters: readonly Configuration[],
  dispatch: Dispatch<Action>,
): LinkInAddress {
  const [carried, setCarried] = useState(NOTHING)
  const [opened, setOpened] = useState(0)
  const isChanged = carried.shutters !== undefined && carried.shutters !== textOf(shutters)

  useEffect(() => {
    if (!isChanged) return
    clearAddress()
    setCarried(NOTHING)
  }, [isChanged])

  /** Nothing was opened: what is on the screen by now stays. */
  const tellOnly = useEffectEvent((notice: string) => {
    setCarried({ notice, shutters: textOf(shutters), isOpen: false })
  })

  const isOnScreen = useEffectEvent((text: string) => text === textOf(shutters))

  const apply = useEffectEvent(async () => {
    if (!carriesConfiguration(location)) return
    if (history.state === OPENED) {
      const isShown = carried.isOpen && carried.shutters === textOf(shutters)
      if (!isShown) clearAddress()
      return
    }
    const fragment = location.hash
    const before = textOf(shutters)
    history.replaceState(OPENED, '')
    try {
      const { openAddress } = await import('../handoff/open-address.ts')
      // What was chosen while the reader of links was on its way holds.
      if (!isOnScreen(before)) {
        tellOnly(TOO_LATE)
        return
      }
      const arrival = openAddress(fragment, catalogue)
      if (arrival.shutters.length === 0) {
        clearAddress()
        tellOnly(arrival.notice)
        return
      }
      dispatch({ kind: 'restore', shutters: arrival.shutters })
      setOpened((before) => before + 1)
      setCarried({ notice: arrival.notice, shutters: textOf(arrival.shutters), isOpen: true })
    } catch {
      tellOnly(NOT_LOADED)
    }
  })

  useEffect(() => {
    const follow = () => void apply()
    follow()
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
    }
  }, [])

  const carry = (fragment: string, made: readonly Configuration[]) => {
    history.replaceState(OPENED, '', fragment)
    setCarried({ notice: '', shutters: textOf(made), isOpen: true })
  }

  return { opened, notice: isChanged ? '' : carried.notice, carry }
}

/** Marks an entry of the history whose link this document has opened or made; a reloaded one opens it again. */
const OPENED = performance.timeOrigin

const NOT_LOADED =
  'Bağlantı şu an açılamadı; sayfayı yenileyin ya da seçimlerinizi adım adım yapın.'

const TOO_LATE = 'Bu arada seçim yaptığınız için bağlantı açılmadı; sayfayı yenilerseniz açılır.'

const textOf = (shutters: readonly Configuration[]): string => JSON.stringify(shutters)

function clearAddress() {
  if (!carriesConfiguration(location)) return
  history.replaceState(history.state, '', location.pathname + location.search)
}
