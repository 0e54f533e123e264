import type { Dispatch } from 'react'
import type { Color } from '#domain/catalogue/catalogue.ts'
import type { Action } from '../model/wizard.ts'
import styles from './steps.module.css'
import { Swatch } from './Swatch.tsx'

interface Props {
  readonly colors: readonly Color[]
  readonly note: string
  readonly chosen: string
  readonly dispatch: Dispatch<Action>
}

export function ColorStep({ colors, note, chosen, dispatch }: Props) {
  return (
    <div className={styles.options}>
      <div className={styles.swatches}>
        {colors.map(({ id, name, hex, popular }) => (
          <Swatch
            key={id}
            group="color"
            value={id}
            name={name}
            hex={hex}
            note={popular ? 'Popüler' : undefined}
            isChosen={id === chosen}
            onChoose={() => {
              dispatch({ kind: 'choose', choice: 'color', id })
            }}
          />
        ))}
      </div>
      <p>
        <small>{note}</small>
      </p>
    </div>
  )
}
