import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PostSummary } from '#domain/editorial/post.ts'
import { postPath } from '#domain/site/routes.ts'
import { parseHistoryEntry, replaceEntry, type HistoryEntry } from './history-entry.ts'
import { INITIAL_STATE, journalReducer, type OpenPost } from './journal-state.ts'
import { NO_FILTER, type Filter } from './search.ts'
import { useAwaitedPost } from './use-awaited-post.ts'
import { useEarlyAnswers } from './use-early-answers.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useSettledEntry } from './use-settled-entry.ts'

interface Elements {
  readonly search: RefObject<HTMLInputElement | null>
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/**
 * The list and the post open over it, kept in step with the browser's history: opening adds an entry with
 * the same address, Back closes, Forward opens again, and a page loaded anew shows what its entry says.
 */
export function useJournal(posts: readonly PostSummary[], { search, heading }: Elements) {
  const [state, dispatch] = useReducer(journalReducer, INITIAL_STATE)
  const { fetchPost, cancel } = useAwaitedPost(posts, dispatch)
  /** What is looked for by now, also for who has waited for a post meanwhile. */
  const latest = useRef(NO_FILTER)
  const leftFrom = useRef<{ readonly scrollY: number; readonly link: HTMLElement | undefined }>(
    null,
  )

  const show = (post: OpenPost, place: ScrollToOptions) => {
    flushSync(() => {
      dispatch({ kind: 'opened', post })
    })
    scrollTo({ top: 0, ...place })
    heading.current?.focus({ preventScroll: true })
  }

  const open = async (slug: string, link: HTMLElement) => {
    const post = await fetchPost(slug)
    if (post === 'overtaken') return
    if (post === 'failed') {
      location.assign(postPath(slug))
      return
    }
    leftFrom.current = { scrollY, link }
    // While reading, the place in the list is ours to put back: the browser would try before the list stands.
    history.scrollRestoration = 'manual'
    replaceEntry({ view: 'list', filter: latest.current, scrollY })
    history.pushState({ view: 'post', slug } satisfies HistoryEntry, '')
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    show(post, { behavior: isStill ? 'instant' : 'smooth' })
  }

  const reopen = async (slug: string, top: number | undefined, whenFailed: () => void) => {
    const post = await fetchPost(slug)
    if (post === 'failed') whenFailed()
    if (typeof post !== 'string') show(post, { top: top ?? 0, behavior: 'instant' })
  }

  const close = (entry: HistoryEntry | undefined) => {
    const list = entry?.view === 'list' ? entry : undefined
    flushSync(() => {
      cancel()
      // The post was opened in a page of before: its list is known from the history alone.
      if (!leftFrom.current && list) filterBy(list.filter)
    })
    const place = leftFrom.current?.scrollY ?? list?.scrollY ?? 0
    scrollTo({ top: place, behavior: 'instant' })
    history.scrollRestoration = 'auto'
    const link = leftFrom.current?.link ?? document.getElementById('icerik')
    link?.focus({ preventScroll: true })
  }

  const isLeaving = useRef(false)
  /** Back to the list, also over the entries that jumps within the post have added. */
  const leave = () => {
    if (isLeaving.current) return
    isLeaving.current = true
    history.back()
  }

  const filterBy = (change: Partial<Filter>) => {
    const field = search.current
    if (field && change.query !== undefined && field.value !== change.query)
      field.value = change.query
    latest.current = { ...latest.current, ...change }
    dispatch({ kind: 'filtered', change })
  }

  const followHistory = useEffectEvent(({ state: value }: PopStateEvent) => {
    const entry = parseHistoryEntry(value)
    if (isLeaving.current && entry?.view === 'post' && entry.slug === state.post?.article.slug) {
      history.back()
      return
    }
    isLeaving.current = false
    if (entry?.view === 'post') {
      if (!state.post) leftFrom.current = { scrollY, link: leftFrom.current?.link }
      void reopen(entry.slug, entry.scrollY, () => {
        location.replace(postPath(entry.slug))
      })
    } else if (!state.post) cancel()
    // A jump within the page (the skip link) arrives here too, without a state: what is open stays open.
    else if (entry === undefined && location.hash !== '')
      replaceEntry({ view: 'post', slug: state.post.article.slug })
    else close(entry)
  })

  /** The page was loaded anew in an entry of an earlier visit: it shows what was left there. */
  const takeOverEntry = useEffectEvent(() => {
    const entry = parseHistoryEntry(history.state)
    if (entry?.view === 'post') void reopen(entry.slug, entry.scrollY, () => undefined)
    if (entry?.view !== 'list') return
    // The browser may have put back what was typed; other words were typed since, and hold.
    if (['', entry.filter.query].includes(search.current?.value ?? '')) filterBy(entry.filter)
  })

  useEffect(() => {
    takeOverEntry()
    const afterReturn = () => {
      isLeaving.current = false
    }
    const afterTravel = (event: PopStateEvent) => {
      followHistory(event)
    }
    addEventListener('pageshow', afterReturn)
    addEventListener('popstate', afterTravel)
    return () => {
      removeEventListener('pageshow', afterReturn)
      removeEventListener('popstate', afterTravel)
    }
  }, [])

  // After the effect above: what was answered early holds over what was left in the entry.
  useEarlyAnswers(search, state.filter, filterBy)
  useSettledEntry(state.post, state.filter)
  useKeptPlace(state.post)

  return { state, filterBy, open, leave }
}
