import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Configuration } from '../model/configuration.ts'
import type { Advice } from './advice.ts'
import { driveRules } from './drive-rules.ts'
import { boxRules, passageRules } from './room-rules.ts'
import { situationOf } from './situation.ts'
import { slatRules } from './slat-rules.ts'

/** In the order of weight; of each kind the first comes first. */
const rules = [...slatRules, ...passageRules, ...driveRules, ...boxRules]
const kinds = ['warning', 'hint'] as const

/**
 * What a master would say to these choices: warnings first, each with a mend that settles it. Nothing is forbidden,
 * and everything is settled at the survey. The rules follow the catalogue's tables and thresholds.
 */
export function adviceFor(
  configuration: Configuration,
  assembly: Assembly,
  catalogue: Catalogue,
): readonly Advice[] {
  const situation = situationOf(configuration, catalogue, assembly)
  const all = rules.flatMap(({ id, kind, advise }): readonly Advice[] => {
    const remark = advise(situation)
    return remark ? [{ id, kind, ...remark }] : []
  })
  return kinds.flatMap((kind) => all.filter((advice) => advice.kind === kind))
}
