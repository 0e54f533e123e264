import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { stepAt, steps } from '../model/steps.ts'
import { stepTexts } from './step-texts.ts'
import styles from './Stepper.module.css'

interface Props {
  readonly step: number
  readonly furthest: number
  readonly onGo: (step: number) => void
}

/** The page's heading, where the visitor is, and the way back to every step already seen. */
export function Stepper({ step, furthest, onGo }: Props) {
  return (
    <div className={classNames('no-print', styles.head)}>
      <div>
        <h1 className={styles.title}>Kepenginizi çizin</h1>
        <p className="dim" aria-live="polite">
          {announcement(step)}
        </p>
      </div>
      <nav aria-label="Adımlar">
        <ol className={styles.steps}>
          {steps.map((name, index) => (
            <StepMark
              key={name}
              number={index + 1}
              label={stepTexts[name].name}
              isCurrent={index + 1 === step}
              isDone={index + 1 < furthest}
              isReachable={index + 1 <= furthest}
              onGo={onGo}
            />
          ))}
        </ol>
      </nav>
    </div>
  )
}

const announcement = (step: number): string =>
  `Adım ${String(step)} / ${String(steps.length)}: ${stepTexts[stepAt(step)].name}`

interface MarkProps {
  readonly number: number
  readonly label: string
  readonly isCurrent: boolean
  readonly isDone: boolean
  readonly isReachable: boolean
  readonly onGo: (step: number) => void
}

function StepMark({ number, label, isCurrent, isDone, isReachable, onGo }: MarkProps) {
  const hasTick = isDone && !isCurrent
  const face = (
    <>
      <span className={styles.sign} aria-hidden="true">
        {hasTick ? <Icon name="check" /> : <b>{String(number)}</b>}
      </span>
      <span className={styles.label}>{label}</span>
      {hasTick && <span className="visually-hidden">tamamlandı</span>}
    </>
  )
  return (
    <li
      className={styles.step}
      data-done={hasTick || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {isReachable && !isCurrent ? (
        <button
          type="button"
          onClick={() => {
            onGo(number)
          }}
        >
          {face}
        </button>
      ) : (
        <span className={styles.mark}>{face}</span>
      )}
    </li>
  )
}
