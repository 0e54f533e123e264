import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Assembly } from '../../assembly/assembly.ts'
import type { Caption } from '../../photo/save-picture.ts'
import { opennessRange } from '../openness-range.ts'
import { BeforeButton } from './BeforeButton.tsx'
import type { Desk, DeskAction, Work } from './desk.ts'
import styles from './PhotoDialog.lazy.module.css'
import { SaveButtons } from './SaveButtons.tsx'
import { StageHeading } from './StageHeading.tsx'

interface Props {
  readonly work: Work
  readonly desk: Desk
  readonly assembly: Assembly
  readonly caption: Caption
  readonly dispatch: (action: DeskAction) => void
}

/** Opens and closes the shutter, shows the place without it, and hands the picture over. */
export function LookingTools({ work, desk, assembly, caption, dispatch }: Props) {
  const id = useId()
  const { openPercent, isBefore } = desk
  return (
    <div className={styles.tools}>
      <StageHeading>Kepenginiz yerinde</StageHeading>
      <div className={styles.range}>
        <label htmlFor={id}>Açılma oranı</label>
        <output htmlFor={id} aria-live="off">{`%${String(openPercent)}`}</output>
        <input
          type="range"
          {...opennessRange(openPercent)}
          id={id}
          onChange={({ target }) => {
            dispatch({ kind: 'open', percent: target.valueAsNumber })
          }}
        />
      </div>
      <div className={styles.three}>
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
      <SaveButtons work={work} assembly={assembly} openPercent={openPercent} caption={caption} />
      <p className={styles.note}>Temsilî görünüm. Renk ve ölçü keşifte netleşir.</p>
    </div>
  )
}
