import { useDeferredValue, useMemo, useReducer } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { adviceFor } from '../advice/advise.ts'
import { assemble } from '../assembly/assemble.ts'
import { choicesOf } from '../model/configuration.ts'
import { shuttersOf } from '../model/shutter-list.ts'
import { initialWizard, wizardReducer } from '../model/wizard.ts'

/** All that was chosen, and what follows from it. */
export function useWizard(catalogue: Catalogue) {
  const [wizard, dispatch] = useReducer(wizardReducer(catalogue), catalogue, initialWizard)
  const { configuration } = wizard
  const shutters = useMemo(() => shuttersOf(wizard), [wizard])
  const assembly = useMemo(() => assemble(configuration, catalogue), [configuration, catalogue])
  const choices = useMemo(() => choicesOf(configuration, catalogue), [configuration, catalogue])
  const advice = useMemo(
    () => adviceFor(configuration, assembly, catalogue),
    [configuration, assembly, catalogue],
  )
  // The drawing answers with the control; facts, remarks and the 3D view follow a frame later, when nothing waits.
  const settled = useDeferredValue(assembly)
  return { wizard, dispatch, shutters, assembly, choices, advice, settled }
}
