import { useRef } from 'react'
import { NOT_RESTORED } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ShopPhotoButton.module.css'

interface Props {
  readonly status: 'closed' | 'loading' | 'failed' | 'open'
  readonly open: () => Promise<void>
  /** Before the script runs, the button does not pretend to work. */
  readonly isReady: boolean
}

/** Opens the photo dialog, and says so where its script did not arrive. */
export function ShopPhotoButton({ status, open, isReady }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.place}>
      <button
        className={styles.button}
        ref={button}
        type="button"
        disabled={!isReady}
        {...NOT_RESTORED}
        aria-haspopup="dialog"
        aria-busy={status === 'loading'}
        onClick={() => {
          // Safari focuses no button by itself; the dialog gives the focus back to what had it.
          button.current?.focus()
          void open()
        }}
      >
        <Icon name="camera" />
        <span>Dükkânımda gör</span>
      </button>
      <p className={styles.failed} role="alert">
        {status === 'failed' && 'Bu bölüm yüklenemedi. Bağlantınıza bakıp yeniden dokunun.'}
      </p>
    </div>
  )
}
