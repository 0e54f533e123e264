// The shot list (media/shots.json) and what of it is finished.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A value that changes with time: [seconds, value]. */
type Course = readonly (readonly [number, number])[]

export interface Film {
  /** The film's place in content/, without its ending. */
  readonly place: string
  readonly seconds: number
  readonly fps: number
  /** Width x height in pixels. */
  readonly size: string
  /** Lifts of the curtain in metres at which a whole picture is rendered; the light of the frames between is mixed of them. */
  readonly plates: readonly number[]
  /** How far the curtain is up, in metres. */
  readonly lift: Course
  /** One exposure for all frames, in stops, and what is added to it over time. */
  readonly exposure: number
  readonly light?: Course
  /** The picture in content/ that the film ends with, and when it has come how far (0 to 1). */
  readonly ends?: string
  readonly dissolve?: Course
}

export interface Shot {
  readonly name: string
  readonly scene: string
  /** The picture's place in content/; a film has its own. */
  readonly picture?: string
  readonly film?: Film
  /** Width x height in pixels where it differs from the usual. */
  readonly size?: string
  readonly samples?: number
}

export type State = 'absent' | 'broken' | 'finished'

export const readShots = (file: string): readonly Shot[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly Shot[]

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
