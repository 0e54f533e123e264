import { useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { giveFirst } from './given-file.ts'
import type { PhotoSessionAction, Work } from './photo-session.ts'
import styles from './PhotoDialog.lazy.module.css'
import { StageHeading } from './StageHeading.tsx'

interface Props {
  /** The photograph before, if there is one. */
  readonly work: Work | undefined
  readonly onPick: (file: Blob) => void
  readonly onGo: (action: PhotoSessionAction) => void
}

/** Camera or gallery, and what becomes of the photograph: nothing that leaves the device. */
export function PhotoPicker({ work, onPick, onGo }: Props) {
  return (
    <div className={styles.picker}>
      <StageHeading>Dükkânınızın fotoğrafı</StageHeading>
      <p>
        Kepengin takılacağı yeri karşıdan çekin. Kutu ve rayların geleceği yer de fotoğrafta
        görünsün.
      </p>
      <Sources onPick={onPick} />
      <p className={styles.privacy}>
        <Icon name="lock" />
        <span>Fotoğraf bu cihazdan çıkmaz: hiçbir yere gönderilmez, hiçbir yerde saklanmaz.</span>
      </p>
      <p className={styles.dropHint}>
        Fotoğrafı bu pencereye sürükleyebilir ya da yapıştırabilirsiniz.
      </p>
      {work !== undefined && (
        <Button
          look="line"
          icon="left"
          onClick={() => {
            onGo({ kind: 'go', to: 'looking' })
          }}
        >
          Önceki fotoğrafa dönün
        </Button>
      )}
    </div>
  )
}

/** The camera and the gallery of the device. */
function Sources({ onPick }: Pick<Props, 'onPick'>) {
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const picked = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    giveFirst(currentTarget.files, onPick)
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return (
    <div className={styles.sources}>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={picked}
      />
      <input ref={gallery} type="file" accept="image/*" hidden onChange={picked} />
      <div className={styles.camera}>
        <Button
          look="signal"
          icon="camera"
          onClick={() => {
            camera.current?.click()
          }}
        >
          Fotoğraf çekin
        </Button>
      </div>
      <Button
        icon="image"
        onClick={() => {
          gallery.current?.click()
        }}
      >
        Fotoğraf seçin
      </Button>
    </div>
  )
}
