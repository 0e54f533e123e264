import { join } from 'node:path'
import { getImage } from 'astro:assets'
import { getEntry } from 'astro:content'
import type { ImageMetadata } from 'astro'
import { invariant } from '#lib/invariant.ts'
import type { FilmData, PictureData } from './picture.ts'

const images = import.meta.glob<{ default: ImageMetadata }>(
  '/content/{media,projects,services}/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG}',
  { eager: true },
)
const films = import.meta.glob<string>('/content/media/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** AVIF at this quality cannot be told from the original at arm's length; WebP and JPEG match it. */
const QUALITY = { avif: 52, webp: 72, jpeg: 74 } as const
const FALLBACK_WIDTH = 800

export interface PictureRequest {
  /** Path inside content/, e.g. 'projects/firin.jpg'. */
  readonly path: string
  readonly alt: string
  readonly isRendered: boolean
  /** Widths in px to offer; larger ones than the file has are left out. */
  readonly widths: readonly number[]
  /** The `sizes` attribute, true to the layout. */
  readonly sizes: string
  /** The content file that names the picture, for the error message. */
  readonly namedIn: string
}

/** Makes a responsive picture of a file in content/. Throws with the mend when the file is missing. */
export async function getPicture(request: PictureRequest): Promise<PictureData> {
  const image = images[`/content/${request.path}`]?.default
  invariant(
    image,
    `${request.namedIn}: “${request.path}” dosyası content klasöründe yok. Fotoğrafı oraya koyun ya da adını düzeltin.`,
  )
  const widths = [...new Set(request.widths.map((width) => Math.min(width, image.width)))]
  const srcSet = async (format: 'avif' | 'webp') => {
    const variants = await Promise.all(
      widths.map(async (width) => {
        const { src } = await getImage({ src: image, width, format, quality: QUALITY[format] })
        return `${src} ${String(width)}w`
      }),
    )
    return variants.join(', ')
  }
  const fallback = await getImage({
    src: image,
    width: Math.min(FALLBACK_WIDTH, image.width),
    format: 'jpeg',
    quality: QUALITY.jpeg,
  })
  return {
    alt: request.alt,
    sources: [
      { type: 'image/avif', srcSet: await srcSet('avif') },
      { type: 'image/webp', srcSet: await srcSet('webp') },
    ],
    src: fallback.src,
    width: image.width,
    height: image.height,
    sizes: request.sizes,
    fileName: request.path.split('/').at(-1) ?? request.path,
    isRendered: request.isRendered,
  }
}

/** The picture that the home page's shutter opens onto. */
export async function getHeroPicture(): Promise<PictureData> {
  const { hero } = await getMedia()
  return getPicture({
    path: `media/${hero.file}`,
    alt: hero.alt,
    isRendered: hero.rendered,
    widths: [640, 960, 1440, 1920],
    // On an upright screen the height decides. A phone shows a strip of it: less than the sharpest is enough.
    sizes: '(orientation: portrait) and (max-width: 40rem) 100vh, (orientation: portrait) 150vh, 100vw',
    namedIn: 'content/media/media.yaml',
  })
}

/** Path of the hero photograph itself, for files that are drawn from it while building. */
export async function getHeroFile(): Promise<string> {
  const { hero } = await getMedia()
  return join(process.cwd(), 'content/media', hero.file)
}

/** One of the two films (content/media/media.yaml). */
export async function getFilm(name: 'intro' | 'promo'): Promise<FilmData> {
  const film = (await getMedia())[name]
  const addressOf = (file: string) => {
    const address = films[`/content/media/${file}`]
    invariant(
      address,
      `content/media/media.yaml: “${file}” dosyası content/media klasöründe yok. Filmi oraya koyun ya da adını düzeltin.`,
    )
    return address
  }
  return { webm: addressOf(film.webm), mp4: addressOf(film.mp4), description: film.description }
}

async function getMedia() {
  const entry = await getEntry('media', 'it')
  invariant(entry, 'content/media/media.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data
}
