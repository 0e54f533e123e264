import { z } from 'zod'
import { rendered, text, typed } from '#domain/content-schema.ts'

/** What the owner reads of a film that the content names and that is not there, after the file's name. */
export const FILM_MISSING =
  'dosyası content/media klasöründe yok. Filmi oraya koyun ya da adını düzeltin.'

/** As the pages look for it (film-queries.ts): in the folder itself, with this ending. */
const filmFile = (kind: 'webm' | 'mp4') =>
  z
    .string()
    .regex(new RegExp(String.raw`^[^/\\]+\.${kind}$`, 'u'))
    .describe(`Dosyanın adı; küçük harfle .${kind} ile biter, ör. film.${kind}`)

const film = z.strictObject({
  webm: filmFile('webm'),
  mp4: filmFile('mp4'),
  description: text('Filmde görülen, bir cümle'),
  rendered,
})

/** content/media/media.yaml: the hero picture and the two films. */
export const mediaSchema = z.strictObject({
  hero: z
    .strictObject({
      file: typed('Dosyanın adı, ör. hero.jpg'),
      tall: typed('Telefon için dikey kesimin adı, ör. hero-tall.jpg').optional(),
      alt: text('Fotoğrafta görülen'),
      rendered,
    })
    .describe('Ana sayfanın resmi'),
  intro: film
    .extend({
      keeps: z
        .enum(['left', 'middle', 'right'])
        .describe('Dik tutulan telefonda filmin hangi kısmı görünsün')
        .default('middle'),
    })
    .describe('Açılış filmi'),
  promo: film.describe('Ana sayfadaki film'),
})

export type FilmEntry = Readonly<z.infer<typeof film>>
