import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { carriesConfiguration } from '#domain/site/routes.ts'
import { hostileText, MANY } from '../../../../tests/support/hostile.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { orderMessage } from '../messages/order-message.ts'
import { initialConfiguration, type Configuration } from '../model/configuration.ts'
import { MAX_SHUTTERS, shuttersOf } from '../model/shutter-list.ts'
import { initialWizard, wizardReducer } from '../model/wizard.ts'
import { fragmentOf, openFragment } from './link.ts'
import { noticeFor } from './notice.ts'

const start = initialConfiguration(catalogue)
const idOf = (options: readonly { readonly id: string }[]) =>
  fc.constantFrom(...options.map(({ id }) => id))
const configurations: fc.Arbitrary<Configuration> = fc.record({
  type: idOf(catalogue.types),
  material: idOf(catalogue.materials),
  color: idOf(catalogue.colors),
  width: fc.integer(catalogue.limits.width),
  height: fc.integer(catalogue.limits.height),
  motor: fc.boolean(),
  remote: fc.boolean(),
  sensor: fc.boolean(),
  warranty: fc.constant('2-year' as const),
})
const lists = fc.array(configurations, { minLength: 1, maxLength: MAX_SHUTTERS })
const open = (fragment: string) => openFragment(fragment, catalogue)

describe('a link restores what it was made of', () => {
  test('in every combination of options and features', () => {
    const flags = [true, false]
    for (const { id: type } of catalogue.types)
      for (const { id: material } of catalogue.materials)
        for (const { id: color } of catalogue.colors)
          for (const motor of flags)
            for (const remote of flags)
              for (const sensor of flags) {
                const shutter = { ...start, type, material, color, motor, remote, sensor }
                expect(open(fragmentOf([shutter]))).toEqual({
                  shutters: [shutter],
                  losses: [],
                  state: 'whole',
                })
              }
  })

  test('in every width and every height', () => {
    const { width, height } = catalogue.limits
    for (let cm = width.min; cm <= width.max; cm += 1)
      expect(open(fragmentOf([{ ...start, width: cm }])).shutters[0]?.width).toBe(cm)
    for (let cm = height.min; cm <= height.max; cm += 1)
      expect(open(fragmentOf([{ ...start, height: cm }])).shutters[0]?.height).toBe(cm)
  })

  test('as one shutter or as many as fit, escaped by an app or with its own marks behind', () => {
    fc.assert(
      fc.property(lists, (shutters) => {
        const fragment = fragmentOf(shutters)
        expect(fragment).toMatch(/^#k=1(?:\/[a-z0-9.-]+)+$/u)
        const whole = { shutters, losses: [], state: 'whole' }
        expect(open(fragment)).toEqual(whole)
        const escaped = `#${encodeURIComponent(fragment.slice(1))}`
        expect(open(escaped)).toEqual(whole)
        for (const hash of [fragment, escaped])
          expect(carriesConfiguration({ pathname: '/configurator', hash })).toBe(true)
        expect(open(`${fragment}&fbclid=x%00&k=1/gold`)).toEqual(whole)
      }),
    )
  })

  test('in another order of the catalogue, too', () => {
    const turned = {
      ...catalogue,
      types: catalogue.types.toReversed(),
      materials: catalogue.materials.toReversed(),
      colors: catalogue.colors.toReversed(),
    }
    fc.assert(
      fc.property(lists, (shutters) => {
        expect(openFragment(fragmentOf(shutters), turned).shutters).toEqual(shutters)
      }),
    )
  })
})

test('a link of the first version is read for ever, and is short', () => {
  const kept = '#k=1/rolling.aluminum.white.300x250.mr/6jq'
  expect(fragmentOf([start])).toBe(kept)
  expect(kept.length).toBeLessThanOrEqual(60)
  expect(kept.length).toBeGreaterThanOrEqual(30)
  expect(fragmentOf([{ ...start, motor: false, remote: false }])).toContain('.300x250.0/')
})

test.each([
  ['#k=1/rolling.aluminum.gold.300x250.mr/6jq', 'color', 'renk tanınmadı; başlangıç rengi'],
  ['#k=1/Rolling.aluminum.white.300x250.mr/6jq', 'type', 'tip tanınmadı; başlangıç tipi'],
  ['#k=1/rolling.__proto__.white.300x250.mr/6jq', 'material', 'malzeme tanınmadı'],
  ['#k=1/rolling.aluminum.white.9000x250.mr/6jq', 'width', 'genişlik tanınmadı'],
  ['#k=1/rolling.aluminum.white.300x2e2.mr/6jq', 'height', 'yükseklik tanınmadı'],
  ['#k=1/rolling.aluminum.white.300x250.rm/6jq', 'features', 'özellikler tanınmadı'],
])('a wrong field costs that field only, and is named: %s', (fragment, field, sentence) => {
  const opened = open(fragment)
  expect(opened.shutters).toEqual([start])
  expect(opened.losses).toEqual([{ shutter: 0, field }])
  expect(noticeFor(opened)).toContain(sentence)
})

test('several wrong fields of several shutters are told in one sentence', () => {
  const two = open('#k=1/garage.gold.pink.300x250.m/rolling.pvc.pink.300x.0/6jq')
  expect(two.shutters).toEqual([
    { ...start, type: 'garage', remote: false },
    { ...start, material: 'pvc', motor: false, remote: false },
  ])
  expect(noticeFor(two)).toBe(
    'Bağlantıdaki malzeme (1. kepenk), renk (1. ve 2. kepenk) ve yükseklik (2. kepenk) tanınmadı; başlangıç değerleri seçildi.',
  )
})

test('what a sentence leaves behind a link is no part of it', () => {
  const whole = fragmentOf([start])
  for (const end of ['.', ',', '…', ').', '”', ' .', '.”)'])
    expect(open(`${whole}${end}`)).toEqual(open(whole))
})

test('a cut or changed link says so even where every field can be read', () => {
  const whole = fragmentOf([start, { ...start, width: 420 }])
  expect(noticeFor(open(whole))).toBe('Bağlantıdaki 2 kepenk yüklendi.')
  expect(noticeFor(open(whole.slice(0, -1)))).toBe(
    'Bağlantının sonu eksik; seçimleri gözden geçirin.',
  )
  expect(noticeFor(open(whole.replace('420', '421')))).toBe(
    'Bağlantı değişmiş görünüyor; seçimleri gözden geçirin.',
  )
  for (let length = '#k=1/rolling.'.length; length < whole.length; length += 1)
    expect(noticeFor(open(whole.slice(0, length)))).toMatch(/eksik|değişmiş|tanınmadı/u)
})

test.each([
  '',
  '#',
  '#k=',
  '#k=1',
  '#k=1/',
  '#k=1/.',
  '#k=2/rolling.aluminum.white',
  '#k=%00',
  '#k=1/🙂.🙂',
])('of %j nothing can be read, so nothing is restored', (fragment) => {
  const opened = open(fragment)
  expect(opened.shutters).toEqual([])
  expect(noticeFor(opened)).toMatch(/okunamadı/u)
})

describe('whatever stands in the address', () => {
  const anything = fc.oneof(
    hostileText,
    fc.array(hostileText, { maxLength: 12 }).map((parts) => `#k=1/${parts.join('.')}`),
    fc
      .tuple(lists, fc.nat(400), fc.nat(30), hostileText)
      .map(([shutters, from, count, put]) =>
        Array.from(fragmentOf(shutters)).toSpliced(from, count, put).join(''),
      ),
  )

  test('nothing throws, and what comes out is inside the rules', () => {
    fc.assert(
      fc.property(anything, (fragment) => {
        const opened = open(fragment)
        expect(noticeFor(opened)).toMatch(/^[A-ZÇĞİÖŞÜ][\p{L}\d ,;().]*\.$/u)
        expect(opened.shutters.length).toBeLessThanOrEqual(MAX_SHUTTERS)
        // The wizard's own rules find nothing to mend.
        const wizard = wizardReducer(catalogue)(initialWizard(catalogue), {
          kind: 'restore',
          shutters: opened.shutters,
        })
        if (opened.shutters.length > 0) expect(shuttersOf(wizard)).toEqual(opened.shutters)
        expect(Object.getPrototypeOf({})).not.toHaveProperty('type')
      }),
      MANY,
    )
  })

  test('a chat message says what is on sale, and nothing of what the link said', () => {
    const names = [...catalogue.types, ...catalogue.materials, ...catalogue.colors].map(
      ({ name }) => name,
    )
    const isLine = (line: string) => {
      const [key = '', value = ''] = line.split(': ')
      if (['Tip', 'Malzeme', 'Renk'].includes(key)) return names.includes(value)
      return /^(?:|\d\. kepenk|Ölçü: \d{3}x\d{3} cm|(?:Motor|Uzaktan kumanda|Sensör): (?:Evet|Hayır))$/u.test(
        line,
      )
    }
    fc.assert(
      fc.property(anything, (fragment) => {
        const { shutters } = open(fragment)
        if (shutters.length === 0) return
        const address = new URL(
          whatsAppUrl('+905000000000', orderMessage('Merhaba', shutters, catalogue)),
        )
        const [opening, ...lines] = address.searchParams.get('text')?.split('\n') ?? []
        expect(opening).toBe('Merhaba')
        expect(lines.filter((line) => !isLine(line))).toEqual([])
      }),
      MANY,
    )
  })

  test('an address of ten thousand letters costs no more than a short one', () => {
    const long = `${fragmentOf([start])}/${'rolling.'.repeat(10_000)}`
    expect(open(long).shutters[0]).toEqual(start)
    expect(open(`#k=1/${'a'.repeat(10_000)}`).shutters).toEqual([])
    expect(open(`#k=${'%'.repeat(10_000)}`).shutters).toEqual([])
  })
})
