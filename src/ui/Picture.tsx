import type { PictureData } from '#lib/media.ts'
import styles from './Picture.module.css'
import { RenderedNote } from './RenderedNote.tsx'

interface BareProps {
  readonly picture: PictureData
  /** The first picture of a page: loaded at once, before everything else. */
  readonly isFirst?: boolean
}

interface Props extends BareProps {
  /** What stands in its place when it cannot be loaded; a second line may name the file. */
  readonly failureText: string
  readonly showsFileName?: boolean
}

/**
 * A photograph in a frame. The frame keeps its size whatever happens: `--picture-ratio`, `--picture-position`.
 * If the picture fails, before or after any script runs, `failed-pictures.client.ts` marks the frame
 * and the failure text shows; rendered pictures say 'Temsilî görsel'.
 */
export function Picture({ picture, isFirst = false, failureText, showsFileName = false }: Props) {
  return (
    <span className={styles.frame} data-picture="">
      <PictureGround colour={picture.colour} />
      <BarePicture picture={picture} isFirst={isFirst} />
      {picture.isRendered && <RenderedNote />}
      <span
        className={styles.failure}
        hidden
        data-picture-failure=""
        data-still-tried={showsFileName || undefined}
      >
        <span>{failureText}</span>
        {showsFileName && <span>{picture.fileName}</span>}
      </span>
    </span>
  )
}

/** The picture's mean colour behind it, until it has come. An attribute of SVG, for no style may stand in the markup. */
export function PictureGround({ colour }: { readonly colour: string }) {
  return <svg className={styles.ground} color={colour} aria-hidden="true" />
}

/** The picture alone, for a place that frames and crops it in its own way. */
export function BarePicture({ picture, isFirst = false }: BareProps) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source
          key={`${source.type} ${source.media ?? ''}`}
          media={source.media}
          type={source.type}
          srcSet={source.srcSet}
          sizes={source.sizes}
        />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
