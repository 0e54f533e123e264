import { steps, type Step } from '../model/steps.ts'
import styles from './steps.module.css'

/** Where the visitor is, beside the question, for the indicator is out of sight then; the announcement says it aloud. */
export function StepCount({ step }: { readonly step: Step }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {`${String(steps.indexOf(step) + 1)} / ${String(steps.length)}`}
    </span>
  )
}
