import { NOT_RESTORED } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ShopPhotoButton.module.css'
import type { useShopPhoto } from './use-shop-photo.ts'

interface Props extends Pick<ReturnType<typeof useShopPhoto>, 'status' | 'open'> {
  /** Before the script runs, the button does not pretend to work. */
  readonly isReady: boolean
}

/** Opens the photo dialog, and says so where its script did not arrive. */
export function ShopPhotoButton({ status, open, isReady }: Props) {
  return (
    <div className={styles.place}>
      <button
        className={styles.button}
        type="button"
        disabled={!isReady}
        {...NOT_RESTORED}
        aria-haspopup="dialog"
        aria-busy={status === 'loading'}
        onClick={({ currentTarget }) => {
          // Safari focuses no button by itself; the dialog gives the focus back to what had it.
          currentTarget.focus()
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
