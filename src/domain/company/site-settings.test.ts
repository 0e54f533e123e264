import { expect, test } from 'vitest'
import { site } from '../../../tests/support/content.ts'
import { siteSettingsSchema } from './site-settings.ts'

const faultsWith = (analytics: object) =>
  siteSettingsSchema
    .safeParse({ ...site, analytics: { ...site.analytics, ...analytics } })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('nothing is counted until it is written what protects the data abroad', () => {
  expect(faultsWith({ key: 'G-TEST1', safeguard: null })).toEqual([
    expect.stringMatching(/^analytics\.safeguard: .*m\. 9/u),
  ])
  expect(faultsWith({ key: 'G-TEST1', safeguard: 'standart sözleşme, 12 Mart 2027' })).toEqual([])
  expect(faultsWith({ key: null, safeguard: null })).toEqual([])
})

test('the tag’s integrity is a digest or the placeholder, nothing that a browser would half understand', () => {
  expect(faultsWith({ integrity: 'yer-tutucu' })).toEqual([])
  expect(faultsWith({ integrity: `sha384-${'A'.repeat(64)}` })).toEqual([])
  expect(faultsWith({ integrity: 'sha384-' })).toHaveLength(1)
  expect(faultsWith({ integrity: 'sha1-abc' })).toHaveLength(1)
})

const domainFaults = (domain: string) =>
  siteSettingsSchema.safeParse({ ...site, domain }).error?.issues.map(({ path }) => path.join('.'))

test.each([
  'https:/www.firma.com',
  'https://https://www.firma.com',
  'https:www.firma.com',
  'https://www,firma,com',
  'https://firma',
  'https://www.firma.com/',
  'https://www.firma.com/tr',
  'https://www.firma.com?x=1',
  'https://www.firma.com#x',
  'https://www.firma.com:8080',
  'https://bilgi@firma.com',
  'https://www..firma.com',
  'http://www.firma.com',
  'mailto:bilgi@firma.com',
  'www.firma.com',
])('%s is refused once: every page’s own address begins with it', (domain) => {
  expect(domainFaults(domain)).toEqual(['domain'])
})

test.each([
  'https://www.ornekkepenk.example',
  'https://firma.com.tr',
  'https://www.çelik-1.com.tr',
])('%s is an address of a site', (domain) => {
  expect(domainFaults(domain)).toBeUndefined()
})
