import type { Crumb } from '#lib/crumb.ts'
import styles from './Breadcrumbs.module.css'

interface Props {
  readonly crumbs: readonly Crumb[]
}

export function Breadcrumbs({ crumbs }: Props) {
  return (
    <nav className={styles.crumbs} aria-label="Sayfa yolu">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
