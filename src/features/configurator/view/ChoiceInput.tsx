import styles from './ChoiceInput.module.css'

interface Props {
  readonly id: string
  /** Radios of one group share it. */
  readonly group: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** The element that says more than the label does. */
  readonly describedBy: string | undefined
}

/** A radio that fills the card or swatch around it: the whole of it is the target. */
export function ChoiceInput({ id, group, value, isChosen, onChoose, describedBy }: Props) {
  return (
    <input
      id={id}
      className={styles.input}
      type="radio"
      name={group}
      value={value}
      checked={isChosen}
      onChange={onChoose}
      autoComplete="off"
      aria-describedby={describedBy}
    />
  )
}
