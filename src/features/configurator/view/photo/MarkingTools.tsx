import { useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Marks } from '../../photo/corners.ts'
import type { PhotoSessionAction } from './photo-session.ts'
import styles from './PhotoDialog.lazy.module.css'
import { StageHeading } from './StageHeading.tsx'

interface Props {
  readonly marks: Marks
  readonly shutter: { readonly width: number; readonly height: number }
  readonly dispatch: (action: PhotoSessionAction) => void
}

/** What to mark, a way back, and a way on. */
export function MarkingTools({ marks, shutter, dispatch }: Props) {
  const tools = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.tools} ref={tools}>
      <StageHeading>Dört köşeyi işaretleyin</StageHeading>
      <p>
        Köşeleri kepengin kaplayacağı alanın köşelerine sürükleyin; kutu ve raylar bu alana
        dâhildir.
        <span className={styles.keyHint}> Klavyede ok tuşları, Shift ile onar adım.</span>
      </p>
      <p className={styles.problem} role="status">
        {marks.isRefused ? 'Köşeler birbirini geçemez; köşe son yerinde kaldı.' : ''}
      </p>
      <div className={styles.row}>
        <Button
          look="line"
          icon="undo"
          isDisabled={marks.past.length === 0}
          onClick={() => {
            // After the last step back the button is disabled, and such a one cannot keep the focus.
            if (marks.past.length === 1) tools.current?.querySelector('h3')?.focus()
            dispatch({ kind: 'mark', action: { kind: 'undo' } })
          }}
        >
          Geri al
        </Button>
        <Button
          look="line"
          onClick={() => {
            dispatch({ kind: 'mark', action: { kind: 'reset', shutter } })
          }}
        >
          Köşeleri sıfırla
        </Button>
      </div>
      <Button
        look="signal"
        icon="check"
        onClick={() => {
          dispatch({ kind: 'go', to: 'looking' })
        }}
      >
        Köşeler tamam
      </Button>
    </div>
  )
}
