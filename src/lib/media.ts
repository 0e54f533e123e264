/** A responsive picture as data: everything a `<picture>` needs, made at build time. */
export interface PictureData {
  readonly alt: string
  /** The first that a browser knows and whose `media` fits is taken: best format first. */
  readonly sources: readonly {
    readonly type: string
    readonly srcSet: string
    readonly sizes: string
    readonly media?: string | undefined
  }[]
  /** JPEG for browsers that know neither AVIF nor WebP. */
  readonly src: string
  readonly width: number
  readonly height: number
  /** Mean colour, '#rgb': it fills the frame until the picture has come. */
  readonly colour: string
  /** Name of the owner's file, shown when the picture cannot be loaded. */
  readonly fileName: string
  /** True for a rendered picture: it is labelled 'Temsilî görsel'. */
  readonly isRendered: boolean
}

/** How wide and high films are, in px; their frames are kept free for them. */
export const FILM_SIZE = { width: 1280, height: 720 } as const

/** A film in the two formats, with a sentence that says what is seen. */
export interface FilmData {
  readonly webm: string
  readonly mp4: string
  readonly description: string
  /** True for a rendered film: it is labelled 'Temsilî görsel'. */
  readonly isRendered: boolean
}

/** A film that fills the window. */
export interface FullFilmData extends FilmData {
  /** The part of the width that is kept where the window is narrower than the film, as on a phone. */
  readonly keeps: 'left' | 'middle' | 'right'
}
