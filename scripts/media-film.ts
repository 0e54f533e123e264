// A film of a still camera: two whole plates (first and last frame), between them only the part that moves.
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { type Shot } from './media-shots.ts'

interface Steps {
  readonly run: (command: string, args: readonly string[]) => void
  readonly render: (shot: Shot, args: readonly string[]) => void
  readonly finish: (args: readonly string[]) => void
}

const ENCODERS = {
  mp4: '-c:v libx264 -preset slow -crf 23 -pix_fmt yuv420p -movflags +faststart',
  webm: '-c:v libvpx-vp9 -crf 34 -b:v 0 -pix_fmt yuv420p',
} as const

const frame = (number: number) => String(number).padStart(4, '0')

/** Renders the frames that are not there yet, finishes them all, encodes without a sound track. */
export function renderFilm(shot: Shot, out: string, { run, render, finish }: Steps): void {
  if (shot.film === undefined) throw new Error(`${shot.name} is no film`)
  const { seconds, fps, size, exposure, border } = shot.film
  const last = seconds * fps
  const [plates, passes, frames, films] = ['plates', 'frames-passes', 'frames', 'films'].map(
    (part) => join(out, part),
  ) as [string, string, string, string]
  mkdirSync(films, { recursive: true })
  const common = ['--res', size, '--spp', '24']
  for (const number of [1, last])
    if (!existsSync(join(plates, `${shot.name}_nrm${frame(number)}.exr`)))
      render(shot, [
        ...common,
        '--out',
        plates,
        '--frames',
        `${String(number)}:${String(number)}:1`,
      ])
  for (let number = 1; number <= last; number += 1)
    if (!existsSync(join(passes, `${shot.name}_nrm${frame(number)}.exr`)))
      render(shot, [
        ...[...common, '--out', passes, '--border', border.join(',')],
        ...['--frames', `${String(number)}:${String(last)}:1`, '--missing'],
      ])
  const plate = join(plates, shot.name)
  const fade = `1,${String(last)},${String(Math.round(last / 10))},${String(Math.round(last * 0.9))}`
  finish([
    ...[join(passes, shot.name), '-o', frames, '--exposure', String(exposure)],
    ...['--plate', plate, '--plates', fade],
  ])
  const source = join(frames, `${shot.name}_%04d.png`)
  for (const [ext, options] of Object.entries(ENCODERS)) {
    const made = join(frames, `${shot.name}.${ext}`)
    run('ffmpeg', [
      '-y',
      '-framerate',
      String(fps),
      '-i',
      source,
      '-an',
      ...options.split(' '),
      made,
    ])
    renameSync(made, join(films, `${shot.name}.${ext}`))
  }
}
