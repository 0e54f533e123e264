import { useEffect, useRef } from 'react'
import '#ui/standing-html.ts'
import type { PostSummary } from '#domain/editorial/post.ts'
import { pageTitle } from '#domain/site/page-title.ts'
import type { Crumb } from '#lib/crumb.ts'
import { useHeldEnterGuard } from '#ui/use-held-enter-guard.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { useSecondPressGuard } from '#ui/second-press.ts'
import { TextButton } from '#ui/TextLink.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { JournalFilters } from './JournalFilters.tsx'
import { loadReading } from './load-reading.ts'
import type { FaultLine } from './fault-line.ts'
import { PostLists } from './PostLists.tsx'
import { ResultStatus } from './ResultStatus.tsx'
import { filterPosts, NO_FILTER } from './search.ts'
import { useJournal } from './use-journal.ts'

interface Props {
  readonly brand: string
  readonly crumbs: readonly Crumb[]
  readonly faultLine: FaultLine
  readonly posts: readonly PostSummary[]
}

/** The blog: a list to search and, in its place, the post someone opened. */
export function Journal({ brand, crumbs, faultLine, posts }: Props) {
  const search = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, filterBy, open, leave } = useJournal(posts, { search, heading })
  const { post, filter, awaitedSlug } = state
  const isAlive = useIsHydrated()
  const found = filterPosts(posts, filter)
  const guard = useSecondPressGuard()
  const ignoreHeldEnter = useHeldEnterGuard()

  useEffect(() => {
    if (!post) return
    const listTitle = document.title
    document.title = pageTitle(brand, post.article.title)
    return () => {
      document.title = listTitle
    }
  }, [post, brand])

  return (
    <>
      {/* The list stays while a post is read: filter, places and a translation of the page with it. */}
      <div hidden={post !== undefined} onClickCapture={guard} onKeyDownCapture={ignoreHeldEnter}>
        <PageHead title="Kepenk alırken, kepenk bozulunca okuyun." crumbs={crumbs} />
        <div className="wrap">
          <JournalFilters
            category={filter.category}
            searchRef={search}
            isAlive={isAlive}
            onFilter={filterBy}
          >
            <ResultStatus filter={filter} count={found.length} />
          </JournalFilters>
          <PostLists
            posts={found}
            category={filter.category}
            awaitedSlug={awaitedSlug}
            onOpen={(slug, link) => void open(slug, link)}
            onIntent={(slug) => {
              // Only a head start: a failure shows when the post is opened.
              loadReading(slug).catch(() => undefined)
            }}
            onClear={() => {
              filterBy(NO_FILTER)
              search.current?.focus()
            }}
          />
        </div>
      </div>
      {post && (
        <post.View
          key={post.article.slug}
          article={post.article}
          faultLine={faultLine}
          headingRef={heading}
          onClickCapture={guard}
          wayBack={
            <TextButton icon="left" onClick={leave}>
              Blog Listesine Dön
            </TextButton>
          }
        />
      )}
    </>
  )
}
