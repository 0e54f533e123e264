import type { Dispatch } from 'react'
import type { Material } from '#domain/catalogue/catalogue.ts'
import type { Action } from '../model/wizard.ts'
import { Grade } from './Grade.tsx'
import { OptionCard } from './OptionCard.tsx'
import styles from './steps.module.css'

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: string
  readonly dispatch: Dispatch<Action>
}

export function MaterialStep({ materials, chosen, dispatch }: Props) {
  return (
    <div className={styles.options}>
      {materials.map(({ id, name, description, durability, maintenance }) => (
        <OptionCard
          key={id}
          group="material"
          value={id}
          name={name}
          isChosen={id === chosen}
          onChoose={() => {
            dispatch({ kind: 'choose', choice: 'material', id })
          }}
        >
          <p>{description}</p>
          <Grade label="Dayanıklılık" grade={durability} />
          <Grade label="Bakım kolaylığı" grade={maintenance} />
        </OptionCard>
      ))}
    </div>
  )
}
