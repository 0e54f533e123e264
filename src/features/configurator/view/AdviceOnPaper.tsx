import type { Advice } from '../advice/advice.ts'
import styles from './AdviceList.module.css'

interface Props {
  readonly advice: readonly Advice[]
}

/** The remarks as they are printed: nobody can press a mend there. */
export function AdviceOnPaper({ advice }: Props) {
  return (
    <div className={styles.onPaper}>
      <p>Öneriler; hepsi keşifte netleşir</p>
      <ul role="list" aria-label="Öneriler">
        {advice.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
