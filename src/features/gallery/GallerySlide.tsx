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
}

/** One project: photograph and caption. */
export function GallerySlide({ picture, title, number, count }: Props) {
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
          failureText="Görsel Yükleniyor..."
          showsFileName
        />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.number}>{`Proje ${String(number)} / ${String(count)}`}</span>
        <span className="dim">{title}</span>
      </figcaption>
    </figure>
  )
}

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
