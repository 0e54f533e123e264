// A film of a still camera: a few plates are rendered, the frames are composed of them (media/post/film.py) and encoded.
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Film, type Shot } from './media-shots.ts'

export interface FilmSteps {
  readonly run: (command: string, args: readonly string[]) => void
  readonly render: (shot: Shot, args: readonly string[]) => void
  readonly compose: (args: readonly string[]) => void
  /** The folder that a film's `ends` is a path in. */
  readonly content: string
  /** For a quick look: width x height in pixels and samples instead of the shot's. */
  readonly size?: string | undefined
  readonly samples?: string | undefined
}

/** Without sound; H.264 starts while it still arrives and plays everywhere, VP9 is smaller: it looks at all frames first. */
export const ENCODERS = {
  mp4: '-c:v libx264 -preset veryslow -crf 24 -pix_fmt yuv420p -movflags +faststart',
  webm: '-c:v libvpx-vp9 -crf 39 -b:v 0 -deadline good -cpu-used 2 -auto-alt-ref 6 -lag-in-frames 25 -row-mt 1 -tile-columns 1 -pix_fmt yuv420p',
} as const
/** Two where the first pass only leaves its findings in a log that the second reads. */
const PASSES = {
  mp4: [[]],
  webm: [
    ['-pass', '1'],
    ['-pass', '2'],
  ],
} as const

/** The parts that a film is composed of; a plate is named by its lift in metres. */
export const filmParts = (film: Film) => [...film.plates.map(String), 'curtain', 'mask']

/** Renders a part into a folder of its own and moves it in when it is whole: what lies in plates/ is finished. */
function renderPart(shot: Shot, film: Film, part: string, out: string, steps: FilmSteps): void {
  const file = `${shot.name}-${part}`
  const plates = join(out, 'plates')
  if (existsSync(join(plates, `${file}.json`))) return
  const unfinished = join(out, 'unfinished', file)
  rmSync(unfinished, { recursive: true, force: true })
  const samples = steps.samples ?? String(part === 'mask' ? 16 : (shot.samples ?? 24))
  const size = steps.size ?? film.size
  steps.render(shot, ['--res', size, '--spp', samples, '--part', part, '--out', unfinished])
  // The description goes last: with it the part counts as finished.
  for (const name of [...globSync('*.exr', { cwd: unfinished }), `${file}.json`])
    renameSync(join(unfinished, name), join(plates, name))
}

/** Renders the parts that are not there yet, composes the frames that are not there yet, encodes. */
export function renderFilm(shot: Shot, out: string, steps: FilmSteps): void {
  const { film } = shot
  if (film === undefined) throw new Error(`${shot.name} is no film`)
  const [plates, frames, films] = [
    join(out, 'plates'),
    join(out, 'frames', shot.name),
    join(out, 'films'),
  ]
  for (const folder of [plates, frames, films]) mkdirSync(folder, { recursive: true })
  for (const part of filmParts(film)) renderPart(shot, film, part, out, steps)
  const ends = film.ends === undefined ? [] : ['--ends', join(steps.content, film.ends)]
  const prefix = join(plates, shot.name)
  steps.compose([prefix, '-o', frames, '--film', JSON.stringify(film), ...ends])
  const source = join(frames, `${shot.name}_%04d.png`)
  for (const ext of ['mp4', 'webm'] as const) {
    const made = join(out, 'unfinished', `${shot.name}.${ext}`)
    const input = ['-y', '-loglevel', 'error', '-framerate', String(film.fps), '-i', source, '-an']
    const log = ['-passlogfile', join(out, 'unfinished', shot.name)]
    for (const pass of PASSES[ext])
      steps.run('ffmpeg', [...input, ...ENCODERS[ext].split(' '), ...log, ...pass, made])
    renameSync(made, join(films, `${shot.name}.${ext}`))
  }
}
