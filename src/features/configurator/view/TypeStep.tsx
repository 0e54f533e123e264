import type { Dispatch } from 'react'
import type { ShutterType } from '#domain/catalogue/catalogue.ts'
import { formatLira } from '#lib/format.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Action } from '../model/wizard.ts'
import { OptionCard } from './OptionCard.tsx'
import styles from './steps.module.css'

interface Props {
  readonly types: readonly ShutterType[]
  readonly priceNote: string
  readonly chosen: string
  readonly dispatch: Dispatch<Action>
}

export function TypeStep({ types, priceNote, chosen, dispatch }: Props) {
  return (
    <div className={styles.options}>
      {types.map(({ id, name, description, basePrice, image, features }) => (
        <OptionCard
          key={id}
          group="type"
          value={id}
          name={name}
          emoji={image}
          isChosen={id === chosen}
          onChoose={() => {
            dispatch({ kind: 'choose', choice: 'type', id })
          }}
          aside={
            <span className={styles.price}>
              başlangıç <b>{formatLira(basePrice)}</b>
            </span>
          }
        >
          <p>{description}</p>
          <ul className={styles.points} role="list">
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </OptionCard>
      ))}
      <p>
        <small>{priceNote}</small>
      </p>
    </div>
  )
}
