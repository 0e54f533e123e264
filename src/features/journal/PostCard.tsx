import { useRef, type MouseEvent } from 'react'
import type { PostSummary } from '#domain/editorial/post.ts'
import { postPath } from '#domain/site/routes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { shortAuthor, shownTags } from './card-facts.ts'
import { PostMeta } from './PostMeta.tsx'
import styles from './PostCard.module.css'
import { Tags } from './Tags.tsx'

/** A mouse that rests this long on a card means to open it. */
const INTENT_MS = 80

interface Props {
  readonly post: PostSummary
  /** A card of the featured block: larger, with more tags. */
  readonly isLarge?: boolean
  readonly isAwaited: boolean
  /** A plain click: open in place. */
  readonly onOpen: (slug: string, link: HTMLElement) => void
  /** The visitor is about to open it. */
  readonly onIntent: (slug: string) => void
}

export function PostCard({ post, isLarge = false, isAwaited, onOpen, onIntent }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const words = isLarge ? 'Devamını Oku' : 'Oku'
  const intend = () => {
    onIntent(post.slug)
  }
  /** Where few bytes are wanted, only a press means to open it. */
  const intendEarly = () => {
    if (!('thrifty' in document.documentElement.dataset)) intend()
  }
  return (
    <Panel className={isLarge ? styles.largeCard : styles.card}>
      <div className={styles.top}>
        <span className={styles.category}>{post.category}</span>
        {post.featured && (
          <span className={styles.star}>
            <Icon name="star" />
            <span>Öne çıkan</span>
          </span>
        )}
      </div>
      <h3>{post.title}</h3>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <div className={styles.end}>
        <Tags tags={shownTags(post.tags, isLarge ? 3 : 2)} />
        <PostMeta post={post} author={shortAuthor(post.author)} />
        <TextLink
          href={postPath(post.slug)}
          aria-label={`${words}: ${post.title}`}
          aria-busy={isAwaited}
          iconAtEnd="right"
          coversPanel
          onPointerDown={intend}
          onFocus={intendEarly}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') timer.current = setTimeout(intendEarly, INTENT_MS)
          }}
          onPointerLeave={() => {
            clearTimeout(timer.current)
          }}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onOpen(post.slug, event.currentTarget)
          }}
        >
          {words}
        </TextLink>
      </div>
    </Panel>
  )
}

/** Not one that asks for a new tab, a new window or a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
