import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#icerik">
      İçeriğe geç
    </a>
  )
}
