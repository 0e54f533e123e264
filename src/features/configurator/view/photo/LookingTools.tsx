import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Assembly } from '../../assembly/assembly.ts'
import type { Caption } from '../../photo/save-picture.ts'
import { opennessRange } from '../openness-range.ts'
import { BeforeButton } from './BeforeButton.tsx'
import type { AtWork, PhotoSessionAction } from './photo-session.ts'
import styles from './PhotoDialog.lazy.module.css'
import { SaveButtons } from './SaveButtons.tsx'
import { StageHeading } from './StageHeading.tsx'

interface Props {
  readonly session: AtWork
  readonly assembly: Assembly
  readonly caption: Caption
  readonly dispatch: (action: PhotoSessionAction) => void
}

/** Opens and closes the shutter, shows the place without it, and hands the picture over. */
export function LookingTools({ session, assembly, caption, dispatch }: Props) {
  const id = useId()
  const { work, openness, isBefore } = session
  const percent = Math.round(openness * 100)
  return (
    <div className={styles.tools}>
      <StageHeading>Kepenginiz yerinde</StageHeading>
      <div className={styles.range}>
        <label htmlFor={id}>Açılma oranı</label>
        <output htmlFor={id} aria-live="off">{`%${String(percent)}`}</output>
        <input
          type="range"
          {...opennessRange(percent)}
          id={id}
          onChange={({ target }) => {
            dispatch({ kind: 'open', openness: target.valueAsNumber / 100 })
          }}
        />
      </div>
      <div className={styles.row} data-of="three">
        <BeforeButton
          isOn={isBefore}
          onChange={(isOn) => {
            dispatch({ kind: 'before', isBefore: isOn })
          }}
        />
        <Button
          look="line"
          onClick={() => {
            dispatch({ kind: 'go', to: 'marking' })
          }}
        >
          Köşeleri düzelt
        </Button>
        <Button
          look="line"
          onClick={() => {
            dispatch({ kind: 'go', to: 'choosing' })
          }}
        >
          Başka fotoğraf
        </Button>
      </div>
      <SaveButtons work={work} assembly={assembly} openness={openness} caption={caption} />
      <p className={styles.note}>Temsilî görünüm. Renk ve ölçü keşifte netleşir.</p>
    </div>
  )
}
