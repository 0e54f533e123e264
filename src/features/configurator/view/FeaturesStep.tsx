import type { Dispatch } from 'react'
import { choiceNames } from '../messages/choice-names.ts'
import type { Configuration } from '../model/configuration.ts'
import type { Action, Feature } from '../model/wizard.ts'
import { Toggle } from './Toggle.tsx'

const features = [
  { feature: 'motor', about: 'Kepenk düğmeyle açılır ve kapanır.' },
  { feature: 'remote', about: 'Düğmeye gitmeden, kepengi gördüğünüz yerden açıp kapatırsınız.' },
  { feature: 'sensor', about: 'Bir engel algılayınca kapanan kepengi durdurur.' },
] as const satisfies readonly { readonly feature: Feature; readonly about: string }[]

interface Props {
  readonly configuration: Configuration
  readonly dispatch: Dispatch<Action>
}

export function FeaturesStep({ configuration, dispatch }: Props) {
  return features.map(({ feature, about }) => (
    <Toggle
      key={feature}
      name={feature}
      label={choiceNames[feature]}
      about={about}
      isOn={configuration[feature]}
      onChange={(isOn) => {
        dispatch({ kind: 'switch', feature, isOn })
      }}
    />
  ))
}
