import type { Dispatch } from 'react'
import type { Configuration } from '../model/configuration.ts'
import type { Action, Feature } from '../model/wizard.ts'
import { Toggle } from './Toggle.tsx'

const features = [
  { feature: 'motor', label: 'Motor', about: 'Kepenk düğmeyle açılır ve kapanır.' },
  {
    feature: 'remote',
    label: 'Uzaktan kumanda',
    about: 'Düğmeye gitmeden, kepengi gördüğünüz yerden açıp kapatırsınız.',
  },
  { feature: 'sensor', label: 'Sensör', about: 'Bir engel algılayınca kapanan kepengi durdurur.' },
] as const satisfies readonly {
  readonly feature: Feature
  readonly label: string
  readonly about: string
}[]

interface Props {
  readonly configuration: Configuration
  readonly dispatch: Dispatch<Action>
}

export function FeaturesStep({ configuration, dispatch }: Props) {
  return features.map(({ feature, label, about }) => (
    <Toggle
      key={feature}
      name={feature}
      label={label}
      about={about}
      isOn={configuration[feature]}
      onChange={(isOn) => {
        dispatch({ kind: 'switch', feature, isOn })
      }}
    />
  ))
}
