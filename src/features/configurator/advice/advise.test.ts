import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { assemble } from '../assembly/assemble.ts'
import { catalogue as fixture } from '../fixtures/catalogue.ts'
import { initialConfiguration, type Configuration } from '../model/configuration.ts'
import { adviceFor } from './advise.ts'

const catalogue: Catalogue = {
  ...fixture,
  types: fixture.types.flatMap((type) =>
    type.drive === 'motor'
      ? [type, { ...type, id: 'manual', name: 'Manuel Kepenk', drive: 'hand' as const }]
      : [type],
  ),
}
const adviceOn = (choice: Partial<Configuration>, tables: Catalogue = catalogue) => {
  const configuration = { ...initialConfiguration(tables), ...choice }
  return adviceFor(configuration, assemble(configuration, tables), tables)
}
const remark = (id: string, choice: Partial<Configuration>, tables?: Catalogue) => {
  const found = adviceOn(choice, tables).find((advice) => advice.id === id)
  // Figures and units are held together by no-break spaces and word joiners; a reader sees spaces.
  return (
    found && {
      ...found,
      sentence: found.sentence.replaceAll(/\u00A0/gu, ' ').replaceAll('\u2060', ''),
    }
  )
}
const byHand = { type: 'manual', motor: false, remote: false } as const

describe('what the slat bears', () => {
  test('300 × 250 in PVC is refused with the limits, and aluminium is offered', () => {
    expect(remark('beyond-slat', { material: 'pvc' })).toMatchObject({
      kind: 'warning',
      sentence:
        'PVC lamel en çok 240 cm genişlikte, 230 cm yükseklikte ve 4,3 m² alanda kullanılır.',
      mend: { label: 'Alüminyum seç', change: { material: 'aluminum' } },
    })
  })

  test('only the measure that is too large is named', () => {
    const choice = { material: 'pvc', width: 250, height: 150 }
    expect(remark('beyond-slat', choice)?.sentence).toBe(
      'PVC lamel en çok 240 cm genişlikte kullanılır.',
    )
  })

  test('800 × 500 is steel’s alone, 800 × 600 is nobody’s: a middle post or a solution of its own', () => {
    expect(remark('beyond-slat', { width: 800, height: 500 })?.mend).toMatchObject({
      change: { material: 'stainless' },
    })
    expect(remark('beyond-slat', { width: 800, height: 600 })).toMatchObject({
      sentence:
        'Bu ölçüyü (800 × 600 cm) hiçbir lamel taşımaz; araya dikme konup iki kepenk yapılır ya da özel çözüm gerekir.',
      mend: { kind: 'question' },
    })
  })

  test('where no other material bears the size, the largest that this one bears is offered', () => {
    const perforatedOnly = {
      ...catalogue,
      materials: catalogue.materials.filter(({ id }) => id === 'aluminum'),
      slats: catalogue.slats.filter(({ material }) => material === 'aluminum'),
    }
    const choice = { type: 'garage', width: 600, height: 300 }
    expect(remark('beyond-slat', choice, perforatedOnly)).toMatchObject({
      sentence: 'Delikli lamel en çok 500 cm genişlikte kullanılır.',
      mend: { change: { width: 500, height: 300 } },
    })
  })

  test('a window of 150 × 140 cm is PVC’s place, a door and a perforated shutter are not', () => {
    const window = { material: 'pvc', width: 150, height: 140, sensor: true }
    expect(adviceOn(window).filter(({ kind }) => kind === 'warning')).toEqual([])
    expect(remark('window-material', { ...window, height: 225 })?.sentence).toBe(
      'PVC pencere panjuru içindir; içinden geçilen yere önermeyiz.',
    )
    expect(remark('window-material', { ...window, type: 'garage' })?.mend).toMatchObject({
      change: { material: 'aluminum' },
    })
  })

  test('a type whose promise is the material’s names it, and offers it where it can be built', () => {
    const safe = {
      ...catalogue,
      types: catalogue.types.map((type) => ({ ...type, material: 'stainless' })),
    }
    expect(remark('type-material', {}, safe)).toMatchObject({
      kind: 'warning',
      sentence:
        'Otomatik Kepenk için önerdiğimiz malzeme: Paslanmaz çelik & alaşım. Seçili olan: Alüminyum.',
      mend: { label: 'Paslanmaz çelik & alaşım seç', change: { material: 'stainless' } },
    })
    expect(remark('type-material', { material: 'stainless' }, safe)).toBeUndefined()
    expect(remark('type-material', {})).toBeUndefined()
    expect(remark('type-material', { type: 'garage' }, safe)?.sentence).toMatch(
      /: Paslanmaz çelik & alaşım\. Alüminyum seçilince lamel delikli olur\.$/u,
    )
    // What the material cannot be for any reason is said first, and mended with the type's own.
    const misplaced = { material: 'pvc', width: 160, height: 225 }
    expect(remark('type-material', misplaced, safe)).toBeUndefined()
    expect(remark('window-material', misplaced, safe)?.mend).toMatchObject({
      change: { material: 'stainless' },
    })
    const weak = { ...safe, motors: safe.motors.filter(({ tube }) => tube === 70) }
    expect(remark('type-material', { width: 540, height: 330 }, weak)?.mend.kind).toBe('question')
  })

  test('a low opening is taken for a window, says so, and is spared what doors need', () => {
    const low = { width: 105, height: 140 }
    expect(adviceOn(low).map(({ id }) => id)).toEqual(['taken-for-window', 'room-for-box'])
    expect(adviceOn({ ...low, material: 'pvc' }).map(({ id }) => id)).toEqual(['room-for-box'])
    // Too wide for a blind: a shop shutter, over a counter, where nobody walks through either.
    const counter = adviceOn({ width: 300, height: 140 }).map(({ id }) => id)
    expect(counter).toEqual(['remote-without-sensor', 'room-for-box'])
    expect(remark('power-cut', { width: 300, height: 161 })).toBeDefined()
    expect(remark('low-passage', { width: 300, height: 161 })).toBeDefined()
  })

  test('a tall opening that a blind would fit is taken for a door, and says so', () => {
    const balcony = { width: 100, height: 220 }
    expect(remark('taken-for-door', balcony)).toMatchObject({
      kind: 'hint',
      mend: { kind: 'question' },
    })
    // The largest that the thin slat bears, and from where on it is used unasked.
    expect(remark('taken-for-door', { width: 229, height: 240 })).toBeDefined()
    for (const choice of [
      {},
      { width: 230, height: 240 },
      { width: 100, height: 241 },
      { width: 100, height: 160 },
      { ...balcony, material: 'pvc' },
      { ...balcony, material: 'stainless' },
      { ...balcony, type: 'garage' },
    ])
      expect(remark('taken-for-door', choice)).toBeUndefined()
  })

  test('a curtain that no motor lifts is said with its weight', () => {
    const weak = { ...catalogue, motors: catalogue.motors.filter(({ id }) => id === 'm80') }
    expect(remark('beyond-motors', { width: 500, height: 500 }, weak)?.sentence).toBe(
      'Perde yaklaşık 175 kg; motorlarımızın hiçbiri kaldıramaz.',
    )
  })
})

describe('motor, remote and sensor', () => {
  test('75 kg are not opened by hand, 34 kg are, and 12 m² are not', () => {
    expect(remark('too-much-by-hand', { ...byHand, material: 'stainless' })).toMatchObject({
      sentence: 'Perde 7,50 m² ve yaklaşık 75 kg; elle güvenle açılmaz.',
      mend: { change: { type: 'rolling', motor: true } },
    })
    expect(remark('too-much-by-hand', byHand)).toBeUndefined()
    expect(remark('too-much-by-hand', { ...byHand, width: 400, height: 300 })).toBeDefined()
  })

  test('a type without a motor gives back what was added to it, all of it named', () => {
    expect(remark('motor-on-hand-type', { type: 'manual' })).toMatchObject({
      sentence: 'Manuel Kepenk elle açılır, oysa motor seçili.',
      mend: { label: 'Motoru ve kumandayı çıkar', change: { motor: false, remote: false } },
    })
    expect(
      remark('motor-on-hand-type', { type: 'manual', material: 'stainless' })?.mend,
    ).toMatchObject({ label: 'Otomatik Kepenk seç' })
    expect(remark('useless-by-hand', { ...byHand, sensor: true })).toMatchObject({
      sentence: 'Sensör motorsuz çalışmaz; Manuel Kepenk elle açılır.',
      mend: { change: { sensor: false } },
    })
  })

  test('what needs a motor says so, and nothing is cleared silently', () => {
    expect(remark('motor-missing', { motor: false, sensor: true })).toMatchObject({
      sentence: 'Otomatik Kepenk, uzaktan kumanda ve sensör motorla çalışır; motor seçili değil.',
      mend: { label: 'Motor ekle', change: { motor: true } },
    })
    expect(remark('motor-missing', { type: 'garage', motor: false, remote: true })?.sentence).toBe(
      'Uzaktan kumanda motorla çalışır; motor seçili değil.',
    )
  })

  test('a remote asks for a sensor, on a perforated shutter it is the remote that goes', () => {
    expect(remark('remote-without-sensor', {})?.mend).toMatchObject({ change: { sensor: true } })
    expect(remark('remote-without-sensor', { sensor: true })).toBeUndefined()
    const perforated = { type: 'garage', sensor: true }
    expect(remark('remote-on-perforated', perforated)?.mend).toMatchObject({
      label: 'Kumandayı çıkar',
    })
    expect(remark('remote-on-perforated', { ...perforated, remote: false })).toBeUndefined()
  })

  test('a perforated type in a material without holes is told what its full slats need', () => {
    const full = { type: 'garage', material: 'stainless' }
    expect(remark('remote-on-perforated', full)).toBeUndefined()
    expect(remark('remote-without-sensor', full)?.mend).toMatchObject({ change: { sensor: true } })
  })

  test('who depends on power is asked about the way out', () => {
    expect(remark('power-cut', {})?.mend.kind).toBe('question')
    expect(remark('power-cut', byHand)).toBeUndefined()
  })

  test('below 110 cm a motor is doubtful', () => {
    expect(remark('narrow-for-motor', { width: 109 })?.sentence).toBe(
      '110 cm genişliğin altında motor zor sığar; keşifte bakarız.',
    )
    expect(remark('narrow-for-motor', { width: 110 })).toBeUndefined()
    expect(remark('narrow-for-motor', { ...byHand, width: 105 })).toBeUndefined()
  })
})

describe('room', () => {
  test('a passage under 200 cm or 90 cm is said with the smallest size that gives more', () => {
    expect(remark('low-passage', { height: 229 })).toMatchObject({
      sentence: 'Net geçiş yüksekliği 199 cm kalıyor; eğilmeden geçmek için en az 200 cm gerekir.',
      mend: { label: 'Yüksekliği 230\u00A0cm yap', change: { height: 230 } },
    })
    expect(remark('low-passage', { height: 230 })).toBeUndefined()
    expect(remark('narrow-passage', { width: 100 })?.mend).toMatchObject({ change: { width: 110 } })
  })

  test('a box is a range, a coil that no box takes lies open', () => {
    expect(remark('room-for-box', {})?.sentence).toBe(
      'Kutu üstte yaklaşık 30–35 cm yer tutar; tavan, tente ya da tabela engel olmamalı.',
    )
    const chain = { material: 'stainless', width: 700, height: 400 }
    expect(remark('open-coil', chain)).toBeDefined()
    expect(remark('room-for-box', chain)).toBeUndefined()
  })

  test('the thresholds are the catalogue’s', () => {
    const tall = {
      ...catalogue,
      advice: { ...catalogue.advice, passage: { width: 90, height: 230 } },
    }
    expect(remark('low-passage', {}, tall)?.mend).toMatchObject({ change: { height: 265 } })
  })
})
