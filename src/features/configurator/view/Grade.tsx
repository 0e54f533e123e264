import styles from './Grade.module.css'

const BEST = 5

interface Props {
  readonly label: string
  /** 1 to 5. */
  readonly grade: number
}

/** A grade from 1 to 5 as five bars. */
export function Grade({ label, grade }: Props) {
  return (
    <div className={styles.grade}>
      <span>{label}</span>
      <span
        className={styles.bars}
        role="img"
        aria-label={`${String(BEST)} üzerinden ${String(grade)}`}
      >
        {Array.from({ length: BEST }, (_, bar) => (
          <i key={bar} data-on={bar < grade || undefined} />
        ))}
      </span>
    </div>
  )
}
