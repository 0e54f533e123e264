import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ENCODERS, filmParts, renderFilm, type FilmSteps } from './media-film.ts'
import { readShots } from './media-shots.ts'

const shots = readShots('media/shots.json').filter(({ film }) => film !== undefined)
const [shot] = shots
if (shot?.film === undefined) throw new Error('the list has no film')
const { film, name } = shot
const parts = filmParts(film)

let out = ''
let rendered: string[] = []
let composed: (readonly string[])[] = []
/** Tools that only leave files where the real ones would; `breaksAt` is the part in which the machine stops. */
const steps = (breaksAt?: string): FilmSteps => ({
  content: 'content',
  render: (_, args) => {
    const part = args[args.indexOf('--part') + 1] ?? ''
    const folder = args[args.indexOf('--out') + 1] ?? ''
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}-${part}.json`), '{}')
    if (part === breaksAt) throw new Error('stopped')
    writeFileSync(join(folder, `${name}-${part}_rgb0001.exr`), '')
    rendered.push(part)
  },
  compose: (args) => {
    composed.push(args)
  },
  run: (_, args) => {
    writeFileSync(args.at(-1) ?? '', '')
  },
})
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'film-'))
  rendered = []
  composed = []
})

test('a film is rendered part by part, composed and encoded twice', () => {
  renderFilm(shot, out, steps())
  expect(rendered).toEqual(parts)
  expect(composed).toHaveLength(1)
  expect(readdirSync(join(out, 'films')).toSorted()).toEqual([`${name}.mp4`, `${name}.webm`])
})

test('a part that was cut short is made again, those before it are not', () => {
  expect(() => {
    renderFilm(shot, out, steps(parts[2]))
  }).toThrow('stopped')
  expect(rendered).toEqual(parts.slice(0, 2))
  expect(existsSync(join(out, 'films', `${name}.mp4`))).toBe(false)
  rendered = []
  renderFilm(shot, out, steps())
  expect(rendered).toEqual(parts.slice(2))
})

test.each(shots)(
  'the plates of $name reach from closed to as far as its curtain goes',
  ({ film }) => {
    const lifts = film?.lift.map(([, metres]) => metres) ?? []
    expect(film?.plates).toEqual(film?.plates.toSorted((a, b) => a - b))
    expect(film?.plates[0]).toBe(Math.min(...lifts))
    expect(film?.plates.at(-1)).toBe(Math.max(...lifts))
  },
)

test.each(shots)('the lift, the light and the dissolve of $name go forward in time', ({ film }) => {
  for (const course of [film?.lift, film?.light, film?.dissolve]) {
    const times = course?.map(([seconds]) => seconds) ?? []
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1) ?? 0).toBeLessThanOrEqual(film?.seconds ?? 0)
  }
})

test('both encoders write a plain picture, and H.264 its index first', () => {
  for (const options of Object.values(ENCODERS)) expect(options).toContain('-pix_fmt yuv420p')
  expect(ENCODERS.mp4).toContain('+faststart')
})
