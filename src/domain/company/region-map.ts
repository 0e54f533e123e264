import type { Coordinates } from '#lib/coordinates.ts'

/**
 * The region the company drives to, drawn flat: coast, lakes and towns between 28.35° and 30.75° east,
 * 40.25° and 41.35° north. Equirectangular, true at 40.85°: a circle on it is a circle on the ground.
 * The coast is Natural Earth's 1:10m land (public domain), simplified to whole units of 170 m,
 * to one of them around the Bosphorus and to three elsewhere.
 */

const WEST = 28.35
const EAST = 30.75
const NORTH = 41.35
const WIDTH = 1200
/** A degree of longitude against one of latitude, in the middle of the map. */
const SQUEEZE = Math.cos((40.85 * Math.PI) / 180)
const UNITS_PER_DEGREE = WIDTH / ((EAST - WEST) * SQUEEZE)
const KM_PER_DEGREE = 111.32

/** Map units in a kilometre. */
export const UNITS_PER_KM = UNITS_PER_DEGREE / KM_PER_DEGREE

export interface MapPoint {
  readonly x: number
  readonly y: number
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Where a place on earth lies on the map, in map units from its top-left corner. */
export const toMap = ({ latitude, longitude }: Coordinates): MapPoint => ({
  x: tenths((longitude - WEST) * SQUEEZE * UNITS_PER_DEGREE),
  y: tenths((NORTH - latitude) * UNITS_PER_DEGREE),
})

/** Land as an SVG path in map units. */
export const LAND =
  'M1225-33l0 793-1250 0 0-134 93 2-9 3-4 10 20-7 23 0 45 16 52-13 17-11 55 11 36 16 38-2 16-7 ' +
  '13-34 14 2 17-6-20-21-24-12-27 0-19 15-27-7-45-28-27-6 9-21 54-25 43-35 147-14 22-7 31-20 16' +
  ' 13 41-28 15 5 7 8 2 13 102-22 58-4 18 9 11-1 7-12-6-15-19-3-58 9-18-13-36-9-119 4-25 14-11-' +
  '5-9-17-5-1 7-5-4-12-9-6-30 10 9-19 7 4 4-4-27-29-11 2-9-10-29-13-11-8-9-14-11-9-27-14 4-4-7-' +
  '4-7-24 9-5 10-11 8-15 7-24 5-10 2-8-11-8 31-39 20-14 18 3 5-7 7-1 195 42 133 18 140 3 26-14 ' +
  '32-32 45 22 164 40 16 15 34 9 0-208-1135 0 190 88 58 16 10-9 24 7 7 7-4 16-16 24-9 5-5 1 12 ' +
  '22 4 1-4 8-1 0-2 13-7 21-6 9-18 9-3 6 1 15-5 5-11-1-3-5-8 1-3 7-7 2-9 7-26 5-3 6-9 3-18-2-9-' +
  '9-72 7-15-6 4-21-5-7-9-2 3-15-5-14-9-9-13-3 2 10 11 11 5 18-5 19-6 6-14-3-27-27-13-6-67-18 0' +
  '-218z'

/** Lake Sapanca, too small for the data set: drawn after the atlas. */
export const LAKE = 'M905 420q30-9 70-4l12 9q-40 12-82 4z'

/** The Princes' Islands as circles. */
export const ISLANDS: readonly (MapPoint & { readonly radius: number })[] = [
  { x: 362, y: 302, radius: 4 },
  { x: 372, y: 316, radius: 6 },
  { x: 388, y: 308, radius: 5 },
  { x: 396, y: 322, radius: 8 },
]

export interface Town extends MapPoint {
  /** The district it stands for, as written in content/service-area.yaml. */
  readonly district: string
  readonly label: string
  /** Side of the dot on which its name has room. */
  readonly side: 'left' | 'right' | 'above' | 'below'
}

/** Towns that help a reader to find the way on the map. */
export const TOWNS: readonly Town[] = [
  { district: 'Fatih', label: 'Fatih', x: 300, y: 218, side: 'left' },
  { district: 'Sarıyer', label: 'Sarıyer', x: 350, y: 122, side: 'left' },
  { district: 'Kadıköy', label: 'Kadıköy', x: 340, y: 238, side: 'right' },
  { district: 'Ümraniye', label: 'Ümraniye', x: 385, y: 218, side: 'right' },
  { district: 'Beykoz', label: 'Beykoz', x: 375, y: 145, side: 'right' },
  { district: 'Kartal', label: 'Kartal', x: 420, y: 294, side: 'right' },
  { district: 'Tuzla', label: 'Tuzla', x: 475, y: 344, side: 'right' },
  { district: 'Gebze', label: 'Gebze', x: 540, y: 364, side: 'right' },
  { district: 'Şile', label: 'Şile', x: 630, y: 119, side: 'below' },
  { district: 'İzmit', label: 'İzmit', x: 795, y: 387, side: 'above' },
  { district: 'Sapanca', label: 'Sapanca', x: 960, y: 436, side: 'below' },
  { district: 'Adapazarı', label: 'Adapazarı', x: 1025, y: 377, side: 'above' },
  { district: 'Yalova Merkez', label: 'Yalova', x: 460, y: 459, side: 'below' },
  { district: 'Orhangazi', label: 'Orhangazi', x: 480, y: 568, side: 'above' },
]
