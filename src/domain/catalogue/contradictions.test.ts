import { expect, test } from 'vitest'
import { contradictionsIn } from './contradictions.ts'

const slat = {
  id: 'sl-77',
  name: '77 mm',
  material: 'aluminum',
  perforated: false,
  use: 'shop',
  max: { width: 540, height: 385, area: 18 },
  kgPerM2: 4.55,
  pitch: 77,
  thickness: 18.5,
  guide: 100,
  inset: 67,
  tubes: [70],
  boxes: { 250: 300 },
  handArea: 8,
} as const
const motor = {
  id: 'm80',
  name: '80 Nm',
  tube: 70,
  usableKg: 84,
  boxed: true,
  areas: { 'sl-77': 19 },
}
const tables = {
  types: [{ id: 'rolling' }],
  materials: [{ id: 'aluminum' }],
  colors: [{ id: 'white' }],
  slats: [{ ...slat, tubes: [70] }],
  motors: [motor],
  construction: { bottomBar: 90 },
  limits: { width: { min: 100, max: 800 }, height: { min: 100, max: 600 } },
  defaults: { type: 'rolling', material: 'aluminum', color: 'white', width: 300, height: 250 },
}

test('tables that agree are left alone', () => {
  expect(contradictionsIn(tables)).toEqual([])
})

test('a material without a slat and a slat without a material are named with the mend', () => {
  const steel = {
    ...tables,
    materials: [{ id: 'steel' }],
    defaults: { ...tables.defaults, material: 'steel' },
  }
  expect(contradictionsIn(steel)).toEqual([
    {
      path: ['slats'],
      message: '“steel” malzemesinin lameli yok. Bu malzeme için bir lamel satırı yazın.',
    },
    {
      path: ['slats', 0, 'material'],
      message: '“aluminum” diye bir malzeme yok. Şunlardan birini yazın: steel.',
    },
  ])
})

test('a type may only recommend a material that exists', () => {
  const types = [{ id: 'rolling' }, { id: 'security', material: 'stell' }]
  expect(contradictionsIn({ ...tables, types })).toEqual([
    {
      path: ['types', 1, 'material'],
      message: '“stell” diye bir malzeme yok. Şunlardan birini yazın: aluminum.',
    },
  ])
})

test('a motor may only speak of slats that exist', () => {
  const lost = { ...tables, motors: [{ ...motor, areas: { 'sl-78': 19 } }] }
  expect(contradictionsIn(lost)).toEqual([
    {
      path: ['motors', 0, 'areas', 'sl-78'],
      message: '“sl-78” diye bir lamel yok. Şunlardan birini yazın: sl-77.',
    },
  ])
})

test('an id written twice, a default that is not offered and a size outside the limits are named', () => {
  const wrong = {
    ...tables,
    motors: [motor, motor],
    defaults: { ...tables.defaults, color: 'gold', width: 900 },
  }
  expect(contradictionsIn(wrong).map(({ path }) => path.join('.'))).toEqual([
    'defaults.color',
    'motors',
    'defaults.width',
  ])
})

test('the smallest size on offer has room between the guides and below the box', () => {
  const narrow = { ...tables, limits: { ...tables.limits, width: { min: 20, max: 800 } } }
  expect(contradictionsIn(narrow)).toEqual([
    {
      path: ['slats', 0, 'guide'],
      message:
        'iki yanda 100 mm, 20 cm genişlikte perdeye yer bırakmıyor. Sayıyı düzeltin ya da limits altındaki en küçük genişliği büyütün.',
    },
  ])
  const low = { ...tables, limits: { ...tables.limits, height: { min: 39, max: 600 } } }
  expect(contradictionsIn(low)).toEqual([
    {
      path: ['slats', 0, 'boxes', '250'],
      message:
        '300 mm kutu ile 90 mm alt profil, 39 cm yükseklikte perdeye yer bırakmıyor. Sayıyı düzeltin ya da limits altındaki en küçük yüksekliği büyütün.',
    },
  ])
  for (const min of [21, 40]) {
    const side = { min, max: 800 }
    const limits =
      min === 21 ? { ...tables.limits, width: side } : { ...tables.limits, height: side }
    expect(contradictionsIn({ ...tables, limits })).toEqual([])
  }
})

test('a box counts from the lowest height that takes it', () => {
  const slats = [{ ...slat, tubes: [70], boxes: { 90: 2000, 250: 300, 400: 2500 } }]
  expect(contradictionsIn({ ...tables, slats }).map(({ path }) => path.join('.'))).toEqual([
    'slats.0.boxes.400',
  ])
})
