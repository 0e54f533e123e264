import type { Dispatch } from 'react'
import { choiceNames } from '../messages/choice-names.ts'
import { features, type Configuration, type Feature } from '../model/configuration.ts'
import type { Action } from '../model/wizard.ts'
import { Toggle } from './Toggle.tsx'

const about: Readonly<Record<Feature, string>> = {
  motor: 'Kepenk düğmeyle açılır ve kapanır.',
  remote: 'Düğmeye gitmeden, kepengi gördüğünüz yerden açıp kapatırsınız.',
  sensor: 'Bir engel algılayınca kapanan kepengi durdurur.',
}

interface Props {
  readonly configuration: Configuration
  readonly dispatch: Dispatch<Action>
}

export function FeaturesStep({ configuration, dispatch }: Props) {
  return features.map((feature) => (
    <Toggle
      key={feature}
      name={feature}
      label={choiceNames[feature]}
      about={about[feature]}
      isOn={configuration[feature]}
      onChange={(isOn) => {
        dispatch({ kind: 'switch', feature, isOn })
      }}
    />
  ))
}
