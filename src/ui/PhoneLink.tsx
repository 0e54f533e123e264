import styles from './PhoneLink.module.css'

interface Props {
  readonly href: string
  /** The number as it is read: '0500 000 00 00'. */
  readonly number: string
}

/** The phone number as display type: the biggest honest thing on a page. Size: `--phone-size`. */
export function PhoneLink({ href, number }: Props) {
  return (
    <a className={styles.phone} href={href}>
      {number}
    </a>
  )
}
