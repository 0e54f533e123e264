import { partsOf, type Assembly, type Build } from '../assembly/assembly.ts'
import { boxRoomText, curtainWeightText, passageText } from '../messages/build-texts.ts'
import styles from './BuildFacts.module.css'

interface Props {
  readonly assembly: Assembly
  /** Beside the drawing on wide windows only, or in the step on narrow ones only; anywhere without it. */
  readonly only?: 'wide' | 'narrow'
}

/** What the tables make of the choices: approximate, and settled at the survey. */
export function BuildFacts({ assembly, only }: Props) {
  const { build } = assembly
  const facts = [
    { term: 'Net geçiş', value: passageText(assembly) },
    ...(build.misfits.length > 0
      ? [{ term: 'Lamel', value: `${build.slat.name}; bu ölçüyü taşımaz` }]
      : [
          { term: build.box.isBoxed ? 'Kutu yüksekliği' : 'Açık sarım', value: boxRoomText(build) },
          ...(partsOf(assembly, 'motor')[0]
            ? [{ term: 'Motor gücü', value: motorText(build) }]
            : []),
          { term: 'Lamel', value: `${build.slat.name}, ${String(build.slatCount)} adet` },
          { term: 'Perdenin ağırlığı', value: curtainWeightText(build) },
        ]),
  ]
  return (
    <div className={styles.facts} data-only={only}>
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term} data-wide={term === 'Lamel' || undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {build.alternatives.length > 0 && (
        <details
          onToggle={({ currentTarget }) => {
            // Beside the drawing there may be no room: what was opened comes into sight, not its first lines.
            currentTarget.closest('[data-preview]')?.scrollBy(0, currentTarget.offsetHeight)
          }}
        >
          <summary>{`Bu ölçüye uyan başka lameller (${String(build.alternatives.length)})`}</summary>
          <ul role="list">
            {build.alternatives.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <p>Yaklaşık; keşifte netleşir.</p>
    </div>
  )
}

const motorText = ({ motor }: Build): string => (motor ? `${motor.name} sınıfı` : 'keşifte seçilir')
