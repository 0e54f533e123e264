import type { SiteSettings } from '#domain/company/site-settings.ts'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { Gallery, type GalleryProject } from '#features/gallery/Gallery.tsx'
import styles from './PortfolioSection.module.css'

interface Props {
  readonly site: Pick<SiteSettings, 'phone' | 'chat'>
  readonly projects: readonly GalleryProject[]
}

/** The projects, or the word that there will be some. */
export function PortfolioSection({ site, projects }: Props) {
  return (
    <div className="wrap">
      {projects.length === 0 ? (
        <div className={styles.empty}>
          <h2>Projeler Yakında Eklenecek</h2>
          <p className="dim">Bu arada sorunuzu WhatsApp’tan yazabilirsiniz.</p>
        </div>
      ) : (
        <Gallery chatUrl={whatsAppUrl(site.phone, site.chat.question)} projects={projects} />
      )}
    </div>
  )
}
