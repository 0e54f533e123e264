import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { turns } from '../scene/gestures.ts'
import type { Turn } from '../scene/viewpoint.ts'
import styles from './SceneView.lazy.module.css'

interface Props {
  readonly onTurn: (by: Turn) => void
}

const BUTTONS: readonly (readonly [keyof typeof turns, IconName, string])[] = [
  ['left', 'left', 'Sola çevir'],
  ['right', 'right', 'Sağa çevir'],
  ['up', 'up', 'Yukarı çevir'],
  ['down', 'downward', 'Aşağı çevir'],
  ['nearer', 'plus', 'Yakınlaştır'],
  ['farther', 'minus', 'Uzaklaştır'],
]

/** The viewpoint by buttons, for hands without a mouse or a second finger. */
export function SceneTurns({ onTurn }: Props) {
  return (
    <div className={styles.turns} role="group" aria-label="Bakış açısı">
      {BUTTONS.map(([name, icon, label]) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          onClick={() => {
            onTurn(turns[name])
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          onTurn(turns.home)
        }}
      >
        İlk görünüme dön
      </button>
    </div>
  )
}
