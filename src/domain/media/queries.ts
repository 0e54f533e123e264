import { getImage } from 'astro:assets'
import { getEntry } from 'astro:content'
import { pictures } from 'virtual:pictures'
import { contentData } from '#lib/content-data.ts'
import { invariant } from '#lib/invariant.ts'
import { frameRatios } from './frame.ts'
import { heroPicturePath, projectPicturePath, servicePicturePath } from './picture-paths.ts'
import type { PictureData } from '#lib/media.ts'

/** AVIF at this quality cannot be told from the original on a phone at arm's length; WebP and JPEG match it. */
const QUALITY = { avif: 44, webp: 72, jpeg: 74 } as const
const FALLBACK_WIDTH = 800

interface PictureVariant {
  /** Widths in px to offer; larger ones than the file has are left out. */
  readonly widths: readonly number[]
  /** The `sizes` attribute, true to the layout. */
  readonly sizes: string
  /** Width by height to cut the picture to, around its middle; left out: the whole picture. */
  readonly ratio?: number | undefined
}

export interface PictureRequest extends PictureVariant {
  /** Path inside content/, e.g. 'projects/firin.jpg'. */
  readonly path: string
  readonly alt: string
  readonly isRendered: boolean
  /** Another cut for windows that `media` describes; `path` when it is a file of its own. */
  readonly narrow?: (PictureVariant & { readonly media: string; readonly path?: string }) | undefined
}

/** Makes a responsive picture of one that the content names. */
async function getPicture(request: PictureRequest): Promise<PictureData> {
  const picture = pictureAt(request.path)
  const variants = [...(request.narrow ? [request.narrow] : []), { ...request, media: undefined }]
  const fallback = await getImage({
    src: picture.image,
    width: Math.min(FALLBACK_WIDTH, picture.width),
    format: 'jpeg',
    quality: QUALITY.jpeg,
  })
  return {
    alt: request.alt,
    sources: await Promise.all(
      variants.flatMap(({ media, sizes, path = request.path, ...variant }) =>
        (['avif', 'webp'] as const).map(async (format) => ({
          type: `image/${format}`,
          srcSet: await srcSetOf(pictureAt(path), variant, format),
          media,
          sizes,
        })),
      ),
    ),
    src: fallback.src,
    width: picture.width,
    height: picture.height,
    colour: picture.colour,
    fileName: request.path.split('/').at(-1) ?? request.path,
    isRendered: request.isRendered,
  }
}

/** A picture that the content names, as the intake has read it. */
export function pictureAt(path: string) {
  const picture = pictures[path]
  invariant(picture, `“${path}” is not among the pictures that scripts/picture-intake looks for.`)
  return picture
}

async function srcSetOf(
  picture: (typeof pictures)[string],
  { widths, ratio }: Pick<PictureVariant, 'widths' | 'ratio'>,
  format: 'avif' | 'webp',
): Promise<string> {
  const widest = Math.min(
    picture.width,
    ratio ? Math.round(picture.height * ratio) : picture.width,
  )
  const offered = [...new Set(widths.map((width) => Math.min(width, widest)))]
  const cut = (width: number) =>
    ratio ? { width, height: Math.round(width / ratio), fit: 'cover' as const } : { width }
  const addresses = await Promise.all(
    offered.map(async (width) => {
      const request = { src: picture.image, ...cut(width), format, quality: QUALITY[format] }
      return `${(await getImage(request)).src} ${String(width)}w`
    }),
  )
  return addresses.join(', ')
}

/** The picture that the home page's shutter opens onto. */
export async function getHeroPicture(): Promise<PictureData> {
  const { hero } = await getMedia()
  return getPicture({
    path: heroPicturePath(hero.file),
    alt: hero.alt,
    isRendered: hero.rendered,
    widths: [640, 960, 1440, 1920],
    // On an upright screen the height decides.
    sizes: '(orientation: portrait) 180vh, 100vw',
    narrow: hero.tall === undefined ? undefined : {
      path: heroPicturePath(hero.tall),
      media: '(orientation: portrait) and (max-width: 40rem)',
      widths: [520, 800],
      sizes: '118vw',
    },
  })
}

/** A picture of the portfolio, cut to the frames it is shown in. */
export async function getProjectPicture(project: {
  readonly file: string
  readonly alt: string
  readonly rendered: boolean
}): Promise<PictureData> {
  const path = projectPicturePath(project.file)
  const frame = frameRatios(pictureAt(path))
  return getPicture({
    path,
    alt: project.alt,
    isRendered: project.rendered,
    widths: [800, 1200],
    // The page less its gutters, see styles/layout.css.
    sizes:
      '(min-width: 75rem) min(75rem, 100vw - 14rem), (min-width: 60rem) calc(100vw - 6rem), 90vw',
    ratio: frame.wide,
    narrow: {
      media: '(max-width: 39.99rem)',
      // One is enough: every phone asks for two pixels per point or more, and a photograph of 1200 px holds no more upright.
      widths: [640],
      sizes: 'min(90vw, 100vw - 2.5rem)',
      ratio: frame.narrow,
    },
  })
}

/** The picture of a service. */
export const getServicePicture = (service: {
  readonly key: string
  readonly alt: string
  readonly rendered: boolean
}): Promise<PictureData> =>
  getPicture({
    path: servicePicturePath(service.key),
    alt: service.alt,
    isRendered: service.rendered,
    widths: [480, 720, 1080],
    sizes: '(min-width: 62rem) 43rem, (min-width: 48rem) 44vw, 90vw',
  })

/** The picture of the company's story. */
export const getAboutPicture = (picture: {
  readonly file: string
  readonly alt: string
  readonly rendered: boolean
}): Promise<PictureData> =>
  getPicture({
    path: picture.file,
    alt: picture.alt,
    isRendered: picture.rendered,
    widths: [480, 800, 1200, 1600],
    // The frame is never lower than 15rem: on a phone the height decides.
    sizes:
      '(min-width: 89rem) 75rem, (min-width: 75rem) calc(100vw - 14rem), (min-width: 25rem) 92vw, 100vw',
  })

/** The hero photograph as the content names it. */
export const getHeroEntry = async () => (await getMedia()).hero

/** content/media/media.yaml: the hero and the two films. */
export async function getMedia() {
  return contentData(await getEntry('media', 'it'), 'media/media.yaml')
}
