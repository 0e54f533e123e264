import { useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Assembly } from '../../assembly/assembly.ts'
import { createComposer } from '../../photo/composer.ts'
import {
  canSharePictures,
  download,
  pictureFile,
  share,
  type Caption,
} from '../../photo/save-picture.ts'
import { canvasOf, release } from '../../photo/surface.ts'
import type { Work } from './photo-session.ts'
import styles from './PhotoDialog.lazy.module.css'

interface Props {
  readonly work: Work
  readonly assembly: Assembly
  readonly openness: number
  readonly caption: Caption
}

type Result = 'nothing' | 'busy' | 'started' | 'failed'
const SAID: Readonly<Record<Result, string>> = {
  nothing: '',
  busy: 'Resim hazırlanıyor…',
  // Whether the browser takes it, it does not tell; some in-app ones do nothing.
  started: 'İndirme başlatıldı. İnmediyse ekran görüntüsü alıp gönderebilirsiniz.',
  failed: 'Resim hazırlanamadı. Ekran görüntüsü alıp gönderebilirsiniz.',
}

/** Hands the picture over with its caption: to the downloads, or to another app where the phone can. */
export function SaveButtons({ work, assembly, openness, caption }: Props) {
  const [result, setResult] = useState<Result>('nothing')
  const make = async () => {
    const { photo, marks } = work
    const whole = canvasOf(photo.canvas.width, photo.canvas.height)
    const composer = createComposer(photo)
    try {
      const view = { assembly, corners: marks.corners, openness, opacity: 1 }
      await composer.finish(whole.context, view, () => true)
      return await pictureFile(whole, caption)
    } finally {
      composer.dispose()
      release(whole)
    }
  }
  const isBusy = useRef(false)
  const handOver = async (how: (file: File) => void | Promise<void>, done: Result) => {
    // A second tap while the picture is made would make a second one.
    if (isBusy.current) return
    isBusy.current = true
    setResult('busy')
    try {
      await how(await make())
      setResult(done)
    } catch {
      setResult('failed')
    }
    isBusy.current = false
  }
  return (
    <>
      <div className={styles.row}>
        {canSharePictures() && (
          <Button
            look="signal"
            icon="share"
            onClick={() => {
              void handOver(share, 'nothing')
            }}
          >
            Paylaş
          </Button>
        )}
        <Button
          icon="save"
          onClick={() => {
            void handOver(download, 'started')
          }}
        >
          Resmi kaydet
        </Button>
      </div>
      <p className={styles.status} role="status">
        {SAID[result]}
      </p>
    </>
  )
}
