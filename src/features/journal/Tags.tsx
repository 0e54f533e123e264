import styles from './Tags.module.css'

interface Props {
  readonly tags: readonly string[]
}

/** The words a post is filed under; nothing at all where there are none. */
export function Tags({ tags }: Props) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} role="list" aria-label="Etiketler">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
