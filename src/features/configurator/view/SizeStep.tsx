import type { Dispatch } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { formatArea, formatCentimetres, formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Configuration } from '../model/configuration.ts'
import type { Side } from '../model/limits.ts'
import type { Action } from '../model/wizard.ts'
import { MeasuringHelp } from './MeasuringHelp.tsx'
import { NetPassage } from './NetPassage.tsx'
import { RangeField } from './RangeField.tsx'
import styles from './steps.module.css'

const sides = [
  { side: 'width', label: 'Genişlik' },
  { side: 'height', label: 'Yükseklik' },
] as const satisfies readonly { readonly side: Side; readonly label: string }[]

interface Props {
  readonly catalogue: Catalogue
  readonly configuration: Configuration
  readonly assembly: Assembly
  readonly dispatch: Dispatch<Action>
}

export function SizeStep({ catalogue, configuration, assembly, dispatch }: Props) {
  const { width, height } = catalogue.limits
  const least =
    width.min === height.min ? formatCentimetres(width.min) : formatSize(width.min, height.min)
  return (
    <div className={styles.sizes}>
      <p className="dim">
        Ölçü dıştan dışadır: raylar ve kutu dâhil. Emin değilseniz yaklaşık seçin; kesin ölçüyü biz
        alırız. {`En küçük ölçü: ${least}. Daha küçüğünü bize yazın.`}
      </p>
      {sides.map(({ side, label }) => (
        <RangeField
          key={side}
          name={side}
          label={label}
          {...catalogue.limits[side]}
          value={configuration[side]}
          onChange={(cm) => {
            dispatch({ kind: 'resize', side, cm })
          }}
        />
      ))}
      <p className={styles.area}>
        <span>Alan</span>
        <b>{formatArea(configuration.width, configuration.height)}</b>
      </p>
      <MeasuringHelp assembly={assembly}>
        <NetPassage catalogue={catalogue} configuration={configuration} dispatch={dispatch} />
      </MeasuringHelp>
    </div>
  )
}
