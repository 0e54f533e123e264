import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { formatSize } from '#lib/format.ts'
import { TextButton } from '#ui/TextLink.tsx'
import { choicesOf, type Configuration } from '../model/configuration.ts'
import { ColorChip } from './ColorChip.tsx'
import styles from './ShutterList.module.css'

interface Props {
  /** '2. kepenk' */
  readonly name: string
  readonly configuration: Configuration
  readonly catalogue: Catalogue
  readonly isPresent: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** One shutter of the list: which, what, how large. */
export function ShutterRow({ name, configuration, catalogue, isPresent, onEdit, onRemove }: Props) {
  const { type, material, color } = choicesOf(configuration, catalogue)
  return (
    <li className={styles.row} aria-current={isPresent || undefined}>
      <i className={styles.chip}>
        <ColorChip hex={color.hex} />
      </i>
      <p className={styles.facts}>
        <b>{name}</b>
        <span>{`${type.name}, ${material.name}, ${color.name}`}</span>
        <span>{formatSize(configuration.width, configuration.height)}</span>
      </p>
      <div className={styles.rowActions}>
        <TextButton onClick={onEdit}>
          <span className="visually-hidden">{`${name}: `}</span>Düzenle
        </TextButton>
        <TextButton onClick={onRemove}>
          <span className="visually-hidden">{`${name}: `}</span>Sil
        </TextButton>
      </div>
    </li>
  )
}
