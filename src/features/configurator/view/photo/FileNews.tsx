import type { PhotoSession } from './photo-session.ts'
import styles from './PhotoDialog.lazy.module.css'

/** What becomes of the file given last. It belongs to no stage: a file can be pasted or dropped in each of them. */
export function FileNews({ isLoading, problem }: Pick<PhotoSession, 'isLoading' | 'problem'>) {
  return (
    <div className={styles.news}>
      <p className={styles.status} role="status">
        {isLoading ? 'Fotoğraf hazırlanıyor…' : ''}
      </p>
      <p className={styles.problem} role="alert">
        {problem ?? ''}
      </p>
    </div>
  )
}
