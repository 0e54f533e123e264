// Builds the site as it is, with 100 and 1,000 posts and with 310 projects, each twice, and prints what each of them costs.
// The content grows in a temporary copy. One size beside the site's own: npm run bench:growth -- 100x31
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'
import { projectsSchema } from '#domain/editorial/collections.ts'
import { SiteCopy } from './site-copy.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface SiteSize {
  readonly posts: number
  readonly projects: number
}
const posts = globSync(join(root, 'content/posts/*.md')).toSorted()
const { projects } = projectsSchema.parse(
  parse(readFileSync(join(root, 'content/projects/projects.yaml'), 'utf8')),
)
/** The site as it is; one thing grows at a time. */
const base: SiteSize = { posts: posts.length, projects: projects.length }
const GROWN: readonly SiteSize[] = [
  { ...base, posts: 100 },
  { ...base, posts: 1000 },
  { ...base, projects: 310 },
]
const nameOf = (size: SiteSize) => `${String(size.posts)}x${String(size.projects)}`

/** Seconds that a build took, by the clock and of computing. */
interface Cost {
  readonly clock: number
  readonly computing: number
}

/** The posts there are, over and over: each copy has a name, a title and a number of its own. */
function writePosts(folder: string, count: number): void {
  for (const file of globSync(join(folder, 'content/posts/*.md'))) rmSync(file)
  for (let at = 0; at < count; at += 1) {
    const original = posts[at % posts.length] ?? ''
    const text = readFileSync(original, 'utf8')
    const slug = basename(original, '.md')
    const isCopy = at >= posts.length
    const copy = text
      .replace(/^id: .*$/mu, `id: ${String(at + 1)}`)
      .replace(/^title: "(.*)"$/mu, `title: "$1 (${String(at + 1)})"`)
      .replace(/^featured: true$/mu, 'featured: false')
    writeFileSync(
      join(folder, 'content/posts', isCopy ? `${slug}-${String(at + 1)}.md` : `${slug}.md`),
      isCopy ? copy : text,
    )
  }
}

/** The projects there are, over and over, with their own titles; the photographs are the same. */
function writeProjects(folder: string, count: number): void {
  const grown = Array.from({ length: count }, (_, at) => {
    const project = projects[at % projects.length]
    return at < projects.length
      ? project
      : { ...project, title: `${project?.title ?? ''} ${String(at + 1)}` }
  })
  writeFileSync(join(folder, 'content/projects/projects.yaml'), stringify({ projects: grown }))
}

/** Runs the whole build; the shell's `times` tells what it and all its children computed. */
function build(folder: string): Cost {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    '/bin/sh',
    ['-c', '"$0" scripts/build.ts >&2 && times', process.execPath],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 },
  )
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`)
  const clock = (performance.now() - start) / 1000
  const [, ofChildren = ''] = stdout.trim().split('\n')
  const computing = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/gu)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
  return { clock, computing }
}

const isImage = (file: string) => /\.(?:jpg|jpeg|png|webp|avif)$/u.test(file)

/** What lies in dist/, without the compressed copies: the number of files, kB by kind, and the two lists as sent. */
function weigh(folder: string): readonly string[] {
  const dist = join(folder, 'dist')
  const files = globSync('**/*.*', { cwd: dist })
  const kilobytes = (isCounted: (file: string) => boolean) => {
    const sizes = files.filter(isCounted).map((file) => statSync(join(dist, file)).size)
    return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0)
  }
  const ending = (name: string) => (file: string) => file.endsWith(name)
  return [
    String(files.filter((file) => !/\.(?:br|gz)$/u.test(file)).length),
    ...['.html', '.js', '.json'].map((name) => kilobytes(ending(name))),
    kilobytes(isImage),
    ...['blog.html.br', 'portfolio.html.br'].map((name) => kilobytes((file) => file === name)),
  ]
}

const COLUMNS = [
  ...['posts', 'projects', 'new s', 'computing', 'again s', 'computing'],
  ...[
    'ms new',
    'ms again',
    'files',
    'HTML kB',
    'JS',
    'JSON',
    'images',
    '/blog br',
    '/portfolio br',
  ],
]
const print = (cells: readonly string[]) => {
  console.log(cells.map((cell, at) => cell.padStart((COLUMNS[at]?.length ?? 0) + 3)).join(''))
}

const wanted = process.argv.slice(2)
// Encoded pictures are shared with the project: this is about what a page costs.
using copy = new SiteCopy('deploy')
const { folder } = copy

function measure(size: SiteSize) {
  writePosts(folder, size.posts)
  writeProjects(folder, size.projects)
  return { first: build(folder), second: build(folder), weights: weigh(folder) }
}

print(COLUMNS)
const start = measure(base)
for (const size of [
  base,
  ...GROWN.filter((one) => wanted.length === 0 || wanted.includes(nameOf(one))),
]) {
  const { first, second, weights } = size === base ? start : measure(size)
  const more = size.posts - base.posts + size.projects - base.projects
  const each = (cost: Cost, from: Cost) =>
    more === 0 ? '' : (((cost.computing - from.computing) * 1000) / more).toFixed(0)
  print([
    ...[size.posts, size.projects].map(String),
    ...[first, second].flatMap((cost) => [cost.clock.toFixed(0), cost.computing.toFixed(0)]),
    each(first, start.second),
    each(second, start.second),
    ...weights,
  ])
}
