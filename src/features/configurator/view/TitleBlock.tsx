import { formatArea, formatSize } from '#lib/format.ts'
import { yesOrNo } from '../messages/chat-message.ts'
import { choiceNames } from '../messages/choice-names.ts'
import type { Choices, Configuration } from '../model/configuration.ts'
import { ColorChip } from './ColorChip.tsx'
import styles from './TitleBlock.module.css'

interface Props {
  readonly configuration: Configuration
  readonly choices: Choices
}

/** The eight facts of a drawing sheet. */
export function TitleBlock({ configuration, choices }: Props) {
  const { width, height, motor, remote, sensor } = configuration
  const facts = [
    { term: choiceNames.type, value: `${choices.type.image} ${choices.type.name}` },
    { term: choiceNames.material, value: choices.material.name },
    { term: choiceNames.color, value: choices.color.name, hex: choices.color.hex },
    { term: `${choiceNames.size} (G × Y)`, value: formatSize(width, height) },
    { term: 'Alan', value: formatArea(width, height) },
    { term: choiceNames.motor, value: yesOrNo(motor) },
    { term: choiceNames.remote, value: yesOrNo(remote) },
    { term: choiceNames.sensor, value: yesOrNo(sensor) },
  ]
  return (
    <dl className={styles.block}>
      {facts.map(({ term, value, hex }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {hex !== undefined && (
              <i className={styles.chip}>
                <ColorChip hex={hex} />
              </i>
            )}
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
