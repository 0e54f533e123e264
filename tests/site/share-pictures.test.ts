import { globSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { brandColours } from '#features/brand-files/brand-colours.ts'
import { dist, fileFor, metaOf, pages } from '../support/built-site.ts'
import { site } from '../support/content.ts'

const addressOf = (page: (typeof pages)[number]) => metaOf(page, 'og:image') ?? ''
const indexed = pages.filter(({ isIndexed }) => isIndexed)

test.each(pages)(
  '$path says which picture stands beside a link to it, and what is in it',
  (page) => {
    expect(addressOf(page)).toMatch(new RegExp(`^${site.domain}/share/[a-z0-9/-]+\\.jpg$`, 'u'))
    expect(metaOf(page, 'twitter:image')).toBe(addressOf(page))
    expect(metaOf(page, 'og:image:type')).toBe('image/jpeg')
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ])
    expect(metaOf(page, 'og:image:alt')).toContain(site.brand)
    expect(metaOf(page, 'twitter:image:alt')).toBe(metaOf(page, 'og:image:alt'))
  },
)

test('every page in the index has a picture of its own, posts too; no picture is drawn for nobody', () => {
  const addresses = indexed.map(addressOf)
  expect(new Set(addresses).size).toBe(indexed.length)
  const drawn = globSync('share/**/*.jpg', { cwd: dist }).map(
    (file) => `${site.domain}/${file.replaceAll('\\', '/')}`,
  )
  expect(drawn.toSorted()).toEqual(addresses.toSorted())
  const contents = new Set(
    addresses.map((address) => readFileSync(fileFor(address) ?? '', 'base64')),
  )
  expect(contents.size).toBe(indexed.length)
})

test('the pages outside the index show the picture of the home page', () => {
  const home = pages.find(({ path }) => path === '/')
  expect(home).toBeDefined()
  for (const page of pages.filter(({ isIndexed }) => !isIndexed))
    expect(addressOf(page)).toBe(home && addressOf(home))
})

test.each(indexed)(
  'the picture of $path is 1200 × 630, light, and carries the brand’s plate',
  async (page) => {
    const file = fileFor(addressOf(page)) ?? ''
    const picture = sharp(file)
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(statSync(file).size).toBeLessThan(budgets.bytes.shareImage)
    const plate = await picture
      .extract({ left: 4, top: 440, width: 40, height: 180 })
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer()
    const steel = Buffer.from(brandColours.steel.slice(1), 'hex')
    for (const [channel, value] of steel.entries())
      expect(Math.abs((plate[channel] ?? 0) - value)).toBeLessThan(6)
  },
)
