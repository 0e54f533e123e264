import { classNames } from '#lib/class-names.ts'
import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={classNames('no-print', styles.skip)} href="#icerik">
      İçeriğe geç
    </a>
  )
}
