import { memo, type Dispatch, type RefObject } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Configuration } from '../model/configuration.ts'
import type { Step } from '../model/steps.ts'
import type { Action } from '../model/wizard.ts'
import { BuildFacts } from './BuildFacts.tsx'
import { ColorStep } from './ColorStep.tsx'
import { FeaturesStep } from './FeaturesStep.tsx'
import { MaterialStep } from './MaterialStep.tsx'
import { SizeStep } from './SizeStep.tsx'
import { StepCount } from './StepCount.tsx'
import styles from './StepPanel.module.css'
import { stepTexts } from './step-texts.ts'
import { TypeStep } from './TypeStep.tsx'

interface Props {
  readonly step: Exclude<Step, 'summary'>
  readonly catalogue: Catalogue
  readonly configuration: Configuration
  readonly assembly: Assembly
  /** Which shutter of several: '2. kepenk (toplam 3)'. */
  readonly which: string | undefined
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly dispatch: Dispatch<Action>
}

/** One step: its question and the answers. Not drawn again while only the drawing moves. */
export const StepPanel = memo(function StepPanel({
  step,
  catalogue,
  configuration,
  assembly,
  which,
  heading,
  dispatch,
}: Props) {
  return (
    <fieldset>
      <legend>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          <StepCount step={step} />
          {stepTexts[step].heading}
        </h2>
      </legend>
      {which !== undefined && <p className={styles.which}>{which}</p>}
      {step === 'type' && (
        <TypeStep
          types={catalogue.types}
          priceNote={catalogue.priceNote}
          chosen={configuration.type}
          dispatch={dispatch}
        />
      )}
      {step === 'material' && (
        <MaterialStep
          materials={catalogue.materials}
          chosen={configuration.material}
          dispatch={dispatch}
        />
      )}
      {step === 'color' && (
        <ColorStep
          colors={catalogue.colors}
          note={catalogue.colorNote}
          chosen={configuration.color}
          dispatch={dispatch}
        />
      )}
      {step === 'size' && (
        <SizeStep
          catalogue={catalogue}
          configuration={configuration}
          assembly={assembly}
          dispatch={dispatch}
        />
      )}
      {step === 'features' && <FeaturesStep configuration={configuration} dispatch={dispatch} />}
      {(step === 'size' || step === 'features') && <BuildFacts assembly={assembly} only="narrow" />}
    </fieldset>
  )
})
