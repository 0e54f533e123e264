import { memo } from 'react'
import { frameRatios } from '#domain/media/frame.ts'
import type { PictureData } from '#lib/media.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './GallerySlide.module.css'

interface Props {
  readonly picture: PictureData
  readonly title: string
  /** Counted from 1. */
  readonly number: number
  readonly count: number
  readonly isSoon: boolean
}

/** What is said of a slide: 'Proje 3 / 31, Kuyumcu, gece kapalı kepenk'. */
export const slideName = (number: number, count: number, title?: string): string =>
  [`Proje ${String(number)} / ${String(count)}`, title].filter(Boolean).join(', ')

/** One project: photograph and caption. Drawn again only when its photograph comes near. */
export const GallerySlide = memo(function GallerySlide({
  picture,
  title,
  number,
  count,
  isSoon,
}: Props) {
  const { narrow, wide } = frameRatios(picture)
  return (
    <figure>
      <div className={styles.frame} data-upright={wide < 1 || undefined}>
        {/* They give the frame its shape before, without and in place of the photograph. */}
        <Shape className={styles.narrow} ratio={narrow} />
        <Shape className={styles.wide} ratio={wide} />
        <Picture
          picture={picture}
          isFirst={number === 1}
          isSoon={isSoon}
          failureText="Görsel Yükleniyor..."
          showsFileName
        />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.number}>{slideName(number, count)}</span>
        <span className="dim">{title}</span>
      </figcaption>
    </figure>
  )
})

function Shape({ ratio, className }: { ratio: number; className: string | undefined }) {
  const height = 1000
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(Math.round(ratio * height))} ${String(height)}`}
      aria-hidden="true"
    />
  )
}
