import { useId, type ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import styles from './OptionCard.module.css'

interface Props {
  /** Radios of one group share it. */
  readonly group: string
  readonly value: string
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly emoji?: string
  /** Stands beside the name, as the price does. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A radio as a card: the whole of it is the target. It lifts and shows light when chosen. */
export function OptionCard({
  group,
  value,
  name,
  isChosen,
  onChoose,
  emoji,
  aside,
  children,
}: Props) {
  const id = useId()
  return (
    <div className={styles.card} data-has-emoji={emoji === undefined ? undefined : ''}>
      <ChoiceInput
        id={id}
        group={group}
        value={value}
        isChosen={isChosen}
        onChoose={onChoose}
        describedBy={`${id}-about`}
      />
      {emoji !== undefined && (
        <span className={styles.emoji} aria-hidden="true">
          {emoji}
        </span>
      )}
      <div>
        <div className={styles.title}>
          <label htmlFor={id}>{name}</label>
          {aside}
        </div>
        <div className={styles.about} id={`${id}-about`}>
          {children}
        </div>
      </div>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
    </div>
  )
}
