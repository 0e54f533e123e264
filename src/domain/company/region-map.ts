import type { Coordinates } from '#lib/coordinates.ts'

/**
 * The region the company drives to, drawn flat: coast, lakes and towns between 28.35° and 30.75° east,
 * 40.25° and 41.35° north. Equirectangular, true at 40.85°: a circle on it is a circle on the ground.
 * The coast is Natural Earth's 1:10m land (public domain), simplified to whole units of 170 m.
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
  'M1225 -33l0 793-1250 0 0-134 24-1 25 4 44-1-6 1-3 2-4 5 0 5 20-7 23 0 24 6 21 10 4-3 3 3 4 0' +
  ' 4-1 5-5 5-3 27-4 17-11 25 7 16 1 14 3 8 3 10 8 18 5 38-2 9-2 7-5 6-8 3-18 4-8 7 2 7 0 17-6-' +
  '9-11-11-10-13-8-11-4-27 0-14 13-5 2-27-7-45-28-27-6 9-21 18-11 36-14 14-9 22-22 7-4 147-14 2' +
  '2-7 20-11 11-9 3 0 4 3 3 6 6 4 21-11 2-5 7-8 11-4 15 5 7 8 2 13 102-22 58-4 18 9 11-1 7-12-6' +
  '-15-19-3-40 5-7 3-11 1-5-2-9-9-4-2-9-1-16-7-11-1-119 4-9 4-16 10-11-5-5-11-4-6-5-1 7-5-4-12-' +
  '9-6-3 4-4-4-5 4-18 6 0-5 7-3 2-4 0-7 7 4 0-3 4-1-6-9-21-20-11 2-9-10-29-13-11-8-9-14-11-9-27' +
  '-14 2-1 2-3-7-4-7-24 9-5 10-11 8-15 7-24 5-10 2-8-11-8 13-18 18-21 20-14 18 3 5-7 7-1 96 18 ' +
  '99 24 133 18 126 4 14-1 8-4 10-9 8-1 5-4 3-8 4-4 4 2 5-5 5-11 6-2 7 6 20 4 18 12 164 40 16 1' +
  '5 9 4 25 5 0-208-1135 0 35 15 155 73 49 12 5 3 4 1 3-2 4-6 3-1 11 1 13 6 7 7-4 16-7 13-9 11-' +
  '9 5-5 1 12 22 4 1-4 8-1 0-2 13-7 21-6 9-18 9-3 6 1 15-5 5-11-1-3-5-8 1-3 7-7 2-9 7-26 5-3 6-' +
  '9 3-13 0-5-2-9-9-13-1-59 8-15-6 4-21-5-7-4-2-5 0 3-15-5-14-9-9-13-3 2 10 11 11 5 18-5 19-6 6' +
  '-14-3-27-27-13-6-16-2-34-14-17-2 0-218z'

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
