import { Icon } from '#ui/Icon.tsx'
import { useSecondPressGuard } from '#ui/second-press.ts'
import type { Assembly } from '../../assembly/assembly.ts'
import type { Choices, Configuration } from '../../model/configuration.ts'
import { captionOf } from './caption.ts'
import { FileNews } from './FileNews.tsx'
import { takesFiles } from './given-file.ts'
import { LookingTools } from './LookingTools.tsx'
import { MarkingTools } from './MarkingTools.tsx'
import styles from './PhotoDialog.lazy.module.css'
import { PhotoPicker } from './PhotoPicker.tsx'
import { PhotoStage } from './PhotoStage.tsx'
import { useModal } from './use-modal.ts'
import { usePhotoSession } from './use-photo-session.ts'

export interface PhotoDialogProps {
  readonly assembly: Assembly
  readonly choices: Choices
  readonly configuration: Configuration
  readonly brand: string
  readonly phone: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

const NO_MEMORY =
  'Cihazın belleği resmi çizmeye yetmedi. Öteki sekmeleri kapatıp fotoğrafı yeniden seçin.'

/** «Dükkânımda gör»: a photograph, four corners, the shutter in its place. All of it happens in this browser. */
export function PhotoDialog({
  assembly,
  choices,
  configuration,
  brand,
  phone,
  isOpen,
  onClose,
}: PhotoDialogProps) {
  const caption = captionOf(choices, configuration, brand, phone)
  const { session, dispatch, take } = usePhotoSession(assembly)
  const dialog = useModal(isOpen)
  // Steps are taken back as fast as one likes.
  const ignoreSecondPress = useSecondPressGuard(true)
  const { stage } = session
  const pick = (file: Blob) => {
    void take(file)
  }
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby="photo-dialog-name"
      onClose={() => {
        dispatch({ kind: 'closed' })
        onClose()
      }}
      onKeyDown={(event) => {
        if (stage !== 'marking' || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        dispatch({ kind: 'mark', action: { kind: 'undo' } })
      }}
      {...takesFiles(pick)}
    >
      <div className={styles.head}>
        <h2 id="photo-dialog-name">Dükkânımda gör</h2>
        <button
          className={styles.close}
          type="button"
          onClick={() => {
            dialog.current?.close()
          }}
        >
          <span>Kapat</span>
          <Icon name="close" />
        </button>
      </div>
      <FileNews isLoading={session.isLoading} problem={session.problem} />
      <div className={styles.body} data-stage={stage} onClickCapture={ignoreSecondPress}>
        {/* A closed dialog paints nothing; photograph and corners wait in the session. */}
        {isOpen && session.stage !== 'choosing' && (
          <PhotoStage
            session={session}
            assembly={assembly}
            label={`Fotoğrafınızda kepenk: ${caption.facts}`}
            onMark={(action) => {
              dispatch({ kind: 'mark', action })
            }}
            onFailed={() => {
              dispatch({ kind: 'refused', sentence: NO_MEMORY })
            }}
          />
        )}
        {stage === 'choosing' && <PhotoPicker work={session.work} onPick={pick} onGo={dispatch} />}
        {session.stage === 'marking' && (
          <MarkingTools marks={session.work.marks} shutter={assembly} dispatch={dispatch} />
        )}
        {session.stage === 'looking' && (
          <LookingTools
            session={session}
            assembly={assembly}
            caption={caption}
            dispatch={dispatch}
          />
        )}
      </div>
    </dialog>
  )
}
