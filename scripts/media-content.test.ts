import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { media, projects } from '../tests/support/content.ts'
import { readShots } from './media-shots.ts'

const content = (file: string) => readFileSync(`content/${file}`)
/** The rendered pictures that still stand in content/; the owner's own are checked when the site is built. */
const pictures = readShots('media/shots.json')
  .flatMap(({ picture }) => picture ?? [])
  .filter((picture) => /^(projects|services)\//u.test(picture))
  .map((picture) => `content/${picture}`)
  .filter((file) => existsSync(file))
  .toSorted()

/** The boxes of an MP4 file's top level, in their order, with their content. */
function boxesOf(bytes: Buffer): readonly { type: string; body: string }[] {
  const boxes = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at) || bytes.length - at
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.toString('latin1', at + 8, at + size),
    })
    at += size
  }
  return boxes
}

test.each([
  ['intro', 1_200_000],
  ['promo', 900_000],
] as const)('the %s film is small, in both kinds, and has no sound', (name, limit) => {
  const { webm, mp4 } = media[name]
  for (const file of [webm, mp4]) {
    const { size } = statSync(`content/media/${file}`)
    expect(size).toBeGreaterThan(20_000)
    expect(size).toBeLessThanOrEqual(limit)
  }
  const boxes = boxesOf(content(`media/${mp4}`))
  const order = boxes.map(({ type }) => type).filter((type) => ['moov', 'mdat'].includes(type))
  expect(order).toEqual(['moov', 'mdat']) // it starts while it still arrives
  const moov = boxes.find(({ type }) => type === 'moov')?.body ?? ''
  expect(moov).toContain('avc1')
  expect(moov).toContain('vide')
  expect(moov).not.toContain('soun')
  const head = content(`media/${webm}`).toString('latin1', 0, 4096)
  expect(head).toMatch(/V_(VP9|AV1)/u)
  expect(head).not.toMatch(/A_(OPUS|VORBIS)/u)
})

/** Seconds that an MP4 plays, by its movie header ('mvhd', ISO/IEC 14496-12; version 0 as ffmpeg writes it). */
function secondsOf(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd') + 4
  expect(bytes.readUInt8(header)).toBe(0)
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)
}

test.runIf(media.intro.rendered)('the intro keeps nobody longer than six seconds', () => {
  const seconds = secondsOf(content(`media/${media.intro.mp4}`))
  expect(seconds).toBeGreaterThan(3)
  expect(seconds).toBeLessThanOrEqual(6)
})

test.runIf(media.intro.rendered && media.promo.rendered)('intro and promo are two films', () => {
  expect(content(`media/${media.intro.mp4}`)).not.toEqual(content(`media/${media.promo.mp4}`))
})

test('every film and the hero say what is seen', () => {
  for (const text of [media.intro.description, media.promo.description, media.hero.alt])
    expect(text.length).toBeGreaterThan(60)
})

test('each project has a title and a text of its own; those of rendered pictures tell what is seen', () => {
  for (const key of ['file', 'title', 'alt'] as const)
    expect(new Set(projects.map((project) => project[key])).size).toBe(projects.length)
  for (const { alt, title } of projects.filter(({ rendered }) => rendered)) {
    expect(alt.length).toBeGreaterThan(50)
    expect(alt.length).toBeLessThanOrEqual(110)
    expect(alt).toMatch(/^\p{Lu}.*\.$/u)
    expect(alt).not.toMatch(/görsel|fotoğraf|resim/iu) // it tells what is seen, not that it is a picture
    expect(title.split(/\s+/u).length).toBeGreaterThanOrEqual(2)
  }
})

test.each(pictures)('%s is a picture of 3:2 that is wide enough for its places', async (file) => {
  const { format, width, height } = await sharp(file).metadata()
  expect(format).toBe('jpeg')
  expect(width).toBeGreaterThanOrEqual(1600)
  expect(Math.abs(width / height - 1.5)).toBeLessThan(0.01)
})

test.runIf(media.hero.rendered)(
  'the hero is wide enough for a screen, its tall cut for a phone',
  async () => {
    expect(await sharp(`content/media/${media.hero.file}`).metadata()).toMatchObject({
      width: 1920,
      height: 1080,
    })
    const tall = await sharp(`content/media/${media.hero.tall ?? ''}`).metadata()
    expect(tall.width).toBeGreaterThanOrEqual(640)
    expect(tall.height).toBeGreaterThanOrEqual(1000)
  },
)

test('no picture stands there twice, not even re-encoded', async () => {
  const prints = await Promise.all(
    pictures.map(async (file) =>
      createHash('sha256')
        .update(
          await sharp(file)
            .resize(8, 8, { fit: 'fill' })
            .greyscale()
            .raw()
            .toBuffer()
            .then((bytes) => bytes.map((value) => value >> 3)),
        )
        .digest('hex'),
    ),
  )
  expect(new Set(prints).size).toBe(pictures.length)
})

test('chance in the scene library is seeded: the same shot gives the same picture', () => {
  for (const file of globSync('media/{library,post}/*.py')) {
    const source = readFileSync(file, 'utf8')
    if (!file.endsWith('chance.py')) expect(source).not.toMatch(/^\s*(import|from) random\b/mu)
    expect(source).not.toMatch(/default_rng\(\s*\)|np\.random\.(rand|normal|uniform)\b/u)
  }
})
