import type { ConsentCategory } from '#domain/visitor/consent.ts'
import styles from './ConsentSwitch.module.css'

interface Props {
  readonly name?: ConsentCategory
  readonly label: string
  readonly description: string
  /** Always on and not to be changed. */
  readonly isLocked?: boolean
}

/** One category of the consent: the whole row is the target, the state stands beside it in words. */
export function ConsentSwitch({ name, label, description, isLocked = false }: Props) {
  const id = name ?? 'necessary'
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={`consent-${id}`}>
        {label}
      </label>
      <small id={`consent-${id}-about`}>{description}</small>
      <input
        id={`consent-${id}`}
        type="checkbox"
        role="switch"
        name={name}
        aria-describedby={`consent-${id}-about`}
        autoComplete="off"
        defaultChecked={isLocked}
        disabled={isLocked}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.off}>Kapalı</span>
        <span className={styles.on}>{isLocked ? 'Hep açık' : 'Açık'}</span>
      </span>
    </div>
  )
}
