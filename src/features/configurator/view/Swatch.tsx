import { useId } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import { ColorChip } from './ColorChip.tsx'
import styles from './Swatch.module.css'

interface Props {
  readonly group: string
  readonly value: string
  readonly name: string
  /** '#RRGGBB' */
  readonly hex: string
  readonly note?: string | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A radio as four slats in its colour. */
export function Swatch({ group, value, name, hex, note, isChosen, onChoose }: Props) {
  const id = useId()
  return (
    <div className={styles.swatch}>
      <ChoiceInput
        id={id}
        group={group}
        value={value}
        isChosen={isChosen}
        onChoose={onChoose}
        describedBy={note === undefined ? undefined : `${id}-note`}
      />
      <span className={styles.slats}>
        <ColorChip hex={hex} />
      </span>
      <span className={styles.name}>
        <label htmlFor={id}>{name}</label>
        {note !== undefined && <small id={`${id}-note`}>{note}</small>}
      </span>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
    </div>
  )
}
