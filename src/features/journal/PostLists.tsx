import { ALL_CATEGORIES } from '#domain/editorial/post-categories.ts'
import type { PostSummary } from '#domain/editorial/post.ts'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PostCard } from './PostCard.tsx'
import styles from './PostLists.module.css'
import { NOTHING_FOUND, type Filter } from './search.ts'

interface Props {
  /** The posts that match, newest first. */
  readonly posts: readonly PostSummary[]
  readonly category: Filter['category']
  readonly awaitedSlug: string | undefined
  readonly onOpen: (slug: string, link: HTMLElement) => void
  readonly onIntent: (slug: string) => void
  readonly onClear: () => void
}

/** The featured block, only where all categories are shown, and the grid of everything that matches. */
export function PostLists({ posts, category, awaitedSlug, onOpen, onIntent, onClear }: Props) {
  const isAll = category === ALL_CATEGORIES
  const featured = isAll ? posts.filter((post) => post.featured) : []
  const cards = (shown: readonly PostSummary[], isLarge: boolean) =>
    shown.map((post) => (
      <li key={post.slug}>
        <PostCard
          post={post}
          isLarge={isLarge}
          isAwaited={post.slug === awaitedSlug}
          onOpen={onOpen}
          onIntent={onIntent}
        />
      </li>
    ))
  return (
    <>
      {featured.length > 0 && (
        <section className={styles.part} aria-labelledby="one-cikan-yazilar">
          <h2 id="one-cikan-yazilar">Öne Çıkan Yazılar</h2>
          <ul className={classNames('panels', styles.featured)} role="list">
            {cards(featured, true)}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="yazilar">
        <h2 id="yazilar">{isAll ? 'Tüm Yazılar' : `${category} Yazıları`}</h2>
        {posts.length > 0 ? (
          <ul className={classNames('panels', styles.grid)} role="list">
            {cards(posts, false)}
          </ul>
        ) : (
          <div className={styles.empty}>
            <Icon name="search" />
            <h3>{NOTHING_FOUND}</h3>
            <p>Farklı anahtar kelimeler veya kategoriler deneyebilirsiniz.</p>
            <Button look="line" onClick={onClear}>
              Tüm yazıları göster
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
