import type { PostSummary } from '#domain/editorial/post.ts'
import { classNames } from '#lib/class-names.ts'
import { startOfDay } from '#lib/start-of-day.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './PostMeta.module.css'

interface Props {
  readonly post: PostSummary
  readonly author: string
}

/** When it was written, how long it takes to read, who wrote it. */
export function PostMeta({ post, author }: Props) {
  return (
    <div className={classNames('num', styles.meta)}>
      <span>
        <Icon name="calendar" />
        <time dateTime={startOfDay(post.date)}>{post.dateLabel}</time>
      </span>
      <span>
        <Icon name="clock" />
        <span>{post.readTime}</span>
      </span>
      <span>
        <Icon name="user" />
        <span>{author}</span>
      </span>
    </div>
  )
}
