import type { GalleryProject } from '#features/gallery/Gallery.tsx'
import type { Crumb } from '#lib/crumb.ts'
import { formatNumber } from '#lib/format-number.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { RENDERED_LABEL } from '#ui/rendered-label.ts'

interface Props {
  readonly projects: readonly GalleryProject[]
  readonly crumbs: readonly Crumb[]
}

/** The head of the portfolio: how many shutters there are to see, and that some of them are no photographs. */
export function PortfolioHead({ projects, crumbs }: Props) {
  const samples = projects.some(({ picture }) => picture.isRendered)
    ? ` Köşesinde “${RENDERED_LABEL}” yazanlar fotoğraf değildir; kepengin cephede nasıl durduğunu gösterir.`
    : ''
  return (
    <PageHead
      title="Dükkân, depo, garaj, ev."
      lead={
        projects.length === 0
          ? undefined
          : `${formatNumber(projects.length)} kepenk ve panjur.${samples}`
      }
      crumbs={crumbs}
    />
  )
}
