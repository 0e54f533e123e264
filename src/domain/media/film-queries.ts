import { findName } from '#lib/find-name.ts'
import { invariant } from '#lib/invariant.ts'
import type { FilmData, FullFilmData } from '#lib/media.ts'
import { FILM_MISSING, type FilmEntry } from './media-schema.ts'
import { getMedia } from './queries.ts'

const films = import.meta.glob<string>('/content/media/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The film of the intro, over the whole window. */
export async function getIntroFilm(): Promise<FullFilmData> {
  const { intro } = await getMedia()
  return { ...filmOf(intro), keeps: intro.keeps }
}

/** The looping film of the home page, in a frame of its own shape. */
export const getPromoFilm = async (): Promise<FilmData> => filmOf((await getMedia()).promo)

function filmOf(film: FilmEntry): FilmData {
  const addressOf = (file: string) => {
    const name = findName(Object.keys(films), `/content/media/${file}`)
    const address = name === undefined ? undefined : films[name]
    invariant(address, `content/media/media.yaml: “${file}” ${FILM_MISSING}`)
    return address
  }
  return {
    webm: addressOf(film.webm),
    mp4: addressOf(film.mp4),
    description: film.description,
    isRendered: film.rendered,
  }
}
