import { Gallery, type GalleryProject } from '#features/gallery/Gallery.tsx'
import styles from './PortfolioSection.module.css'

interface Props {
  readonly projects: readonly GalleryProject[]
}

/** The projects, or the word that there will be some. */
export function PortfolioSection({ projects }: Props) {
  return (
    <div className="wrap">
      {projects.length === 0 ? (
        <div className={styles.empty}>
          <h2>Projeler Yakında Eklenecek</h2>
          <p className="dim">Bu arada sorunuzu WhatsApp’tan yazabilirsiniz.</p>
        </div>
      ) : (
        <Gallery projects={projects} />
      )}
    </div>
  )
}
