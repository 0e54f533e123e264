import { useMemo, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Assembly } from '../../assembly/assembly.ts'
import { canSharePictures, download, share } from '../../photo/hand-over.ts'
import type { View } from '../../photo/plan.ts'
import { pictureOf, type Caption } from '../../photo/save-picture.ts'
import type { Work } from './photo-session.ts'
import styles from './PhotoDialog.lazy.module.css'

interface Props {
  readonly work: Work
  readonly assembly: Assembly
  readonly openness: number
  readonly caption: Caption
}

type Result = 'nothing' | 'busy' | 'started' | 'ready' | 'failed'
const SAID: Readonly<Record<Result, string>> = {
  nothing: '',
  busy: 'Resim hazırlanıyor…',
  // Whether the browser takes it, it does not tell; some in-app ones do nothing.
  started: 'İndirme başlatıldı. İnmediyse ekran görüntüsü alıp gönderebilirsiniz.',
  // A slow phone: the browser opens no share sheet so long after a tap.
  ready: 'Resim hazır. Göndermek için yeniden dokunun.',
  failed: 'Resim hazırlanamadı. Ekran görüntüsü alıp gönderebilirsiniz.',
}

/** Hands the picture over with its caption: to the downloads, or to another app where the phone can. */
export function SaveButtons({ work, assembly, openness, caption }: Props) {
  const { photo, marks } = work
  const { corners } = marks
  const view = useMemo(
    () => ({ assembly, corners, openness, opacity: 1 }),
    [assembly, corners, openness],
  )
  /** What became of the last press, and of which view. */
  const [last, setLast] = useState<{ readonly view: View; readonly result: Result }>()
  const made = useRef<{ readonly view: View; readonly file: File }>(undefined)
  const status = useRef<HTMLParagraphElement>(null)
  const isBusy = useRef(false)
  const handOver = async (how: (file: File) => void | Promise<void>, done: Result) => {
    // A second tap while the picture is made would make a second one.
    if (isBusy.current) return
    isBusy.current = true
    const isMade = made.current?.view === view
    try {
      if (made.current?.view !== view) {
        setLast({ view, result: 'busy' })
        made.current = { view, file: await pictureOf(photo, view, caption) }
      }
      // Some share sheets never say what became of them.
      isBusy.current = false
      setLast({ view, result: 'nothing' })
      // Who has closed the dialog meanwhile wants it no more.
      if (!status.current?.closest('[open]')) return
      await how(made.current.file)
      setLast({ view, result: done })
    } catch (error) {
      isBusy.current = false
      const isLate = error instanceof DOMException && error.name === 'NotAllowedError'
      setLast({ view, result: isLate && !isMade ? 'ready' : 'failed' })
    }
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
      <p className={styles.status} role="status" ref={status}>
        {last?.view === view && SAID[last.result]}
      </p>
    </>
  )
}
