import type { ReactNode } from 'react'
import styles from './PortfolioSection.module.css'

interface Props {
  readonly isEmpty: boolean
  /** The carousel (Gallery.island.tsx): only a page can hydrate it. */
  readonly children?: ReactNode
}

/** The projects, or the word that there will be some. */
export function PortfolioSection({ isEmpty, children }: Props) {
  return (
    <div className="wrap">
      {isEmpty ? (
        <div className={styles.empty}>
          <h2>Projeler Yakında Eklenecek</h2>
          <p className="dim">Bu arada sorunuzu WhatsApp’tan yazabilirsiniz.</p>
        </div>
      ) : (
        children
      )}
    </div>
  )
}
