// The shot list (media/shots.json) and what of it is finished.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A value that changes with time: [seconds, value]. */
const courseSchema = z.array(z.tuple([z.number(), z.number()]).readonly()).readonly()

// What else stands in a shot is for media/ alone, and is handed on as it is.
const filmSchema = z.looseObject({
  /** The film's place in content/, without its ending. */
  place: z.string(),
  seconds: z.number(),
  fps: z.number(),
  /** Width x height in pixels. */
  size: z.string(),
  /** Lifts of the curtain in metres at which a whole picture is rendered; the light of the frames between is mixed of them. */
  plates: z.array(z.number()).readonly(),
  /** How far the curtain is up, in metres. */
  lift: courseSchema,
  /** One exposure for all frames, in stops, and what is added to it over time. */
  exposure: z.number(),
  light: courseSchema.optional(),
  /** The picture in content/ that the film ends with, and when it has come how far (0 to 1). */
  ends: z.string().optional(),
  dissolve: courseSchema.optional(),
})
const shotSchema = z.looseObject({
  name: z.string(),
  scene: z.string(),
  /** The picture's place in content/; a film has its own. */
  picture: z.string().optional(),
  film: filmSchema.optional(),
  /** Width x height in pixels where it differs from the usual. */
  size: z.string().optional(),
  samples: z.number().optional(),
})

export type Film = Readonly<z.infer<typeof filmSchema>>
export type Shot = Readonly<z.infer<typeof shotSchema>>

export type State = 'absent' | 'broken' | 'finished'

export const readShots = (file: string): readonly Shot[] =>
  z.array(shotSchema).parse(JSON.parse(readFileSync(file, 'utf8')))

/** A JPEG that was cut short lacks its end marker; anything under 1 kB is no picture. */
export function stateOf(file: string): State {
  if (!existsSync(file)) return 'absent'
  if (statSync(file).size < 1024) return 'broken'
  const bytes = readFileSync(file)
  const isWhole =
    bytes.readUInt16BE(0) === 0xff_d8 && bytes.readUInt16BE(bytes.length - 2) === 0xff_d9
  return isWhole ? 'finished' : 'broken'
}

export const stillFile = (folder: string, { name }: Shot) => join(folder, 'stills', `${name}.jpg`)

/** The shots that --only names, or all; a name that the list does not know is a mistake to say. */
export function chooseShots(shots: readonly Shot[], only: readonly string[]): readonly Shot[] {
  const unknown = only.filter((name) => !shots.some((shot) => shot.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No such shot: ${unknown.join(', ')}. There is: ${shots.map(({ name }) => name).join(', ')}`,
    )
  return only.length === 0 ? shots : shots.filter(({ name }) => only.includes(name))
}
