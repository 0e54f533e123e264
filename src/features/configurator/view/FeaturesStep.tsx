import { useId, type Dispatch } from 'react'
import { Switch } from '#ui/Switch.tsx'
import { yesOrNo } from '../messages/chat-message.ts'
import { choiceNames } from '../messages/choice-names.ts'
import { features, type Configuration, type Feature } from '../model/configuration.ts'
import type { Action } from '../model/wizard.ts'
import styles from './FeaturesStep.module.css'

const about: Readonly<Record<Feature, string>> = {
  motor: 'Kepenk düğmeyle açılır ve kapanır.',
  remote: 'Düğmeye gitmeden, kepengi gördüğünüz yerden açıp kapatırsınız.',
  sensor: 'Bir engel algılayınca kapanan kepengi durdurur.',
}

interface Props {
  readonly configuration: Configuration
  readonly dispatch: Dispatch<Action>
}

/** What goes with the shutter: each a switch of its own. */
export function FeaturesStep({ configuration, dispatch }: Props) {
  const id = useId()
  return (
    <div className={styles.switches}>
      {features.map((feature) => (
        <Switch
          key={feature}
          id={`${id}-${feature}`}
          name={feature}
          label={choiceNames[feature]}
          words={[yesOrNo(false), yesOrNo(true)]}
          checked={configuration[feature]}
          onChange={({ target }) => {
            dispatch({ kind: 'switch', feature, isOn: target.checked })
          }}
        >
          <p className={styles.about} id={`${id}-${feature}-about`}>
            {about[feature]}
          </p>
        </Switch>
      ))}
    </div>
  )
}
