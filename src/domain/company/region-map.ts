/**
 * The region the company drives to, drawn flat: coast, lakes and towns between 28.35° and 30.75° east,
 * 40.25° and 41.35° north. Equirectangular, true at 40.85°: a circle on it is a circle on the ground.
 * The coast is Natural Earth's 1:10m land (public domain), simplified to whole tenths of a unit.
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

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Where a place on earth lies on the map, in map units from its top-left corner. */
export const project = ({ latitude, longitude }: Place): MapPoint => ({
  x: tenths((longitude - WEST) * SQUEEZE * UNITS_PER_DEGREE),
  y: tenths((NORTH - latitude) * UNITS_PER_DEGREE),
})

/** Land as an SVG path in map units. */
export const LAND =
  'M1225 -33.1l0 793.3-1250 0 0-134.3 24.2-1.1 25.2 4.4 43.2-1.1-5.4 1.1-3.6 2.3-3.6 4.4 0 5.6 ' +
  '19.8-7.8 23.4 0 23.4 6.7 21.6 10 3.6-3.3 1.8 1.1 1.8 2.2 3.6 0 3.6-1.1 5.4-5.6 5.4-2.2 27-4.' +
  '5 9-6.7 7.2-4.4 9 2.2 16.2 4.5 16.2 1.1 14.4 3.3 7.2 3.4 10.8 7.8 9 2.2 9 2.3 37.8-1.2 9-2.2' +
  ' 7.2-5.6 5.4-7.8 3.6-17.8 3.6-7.9 7.2 2.3 7.2 0 9-3.4 7.2-3.3-9-11.2-10.8-10-12.6-7.8-10.8-3' +
  '.4-27 0-3.6 2.2-10.8 10.1-5.4 2.2-27-6.7-45-27.9-27-6.7 9-20.1 18-11.1 36-14.5 14.4-9 21.6-2' +
  '2.3 7.2-3.3 147.6-14.5 21.6-6.7 19.8-11.2 10.8-8.9 3.6 0 3.6 3.3 3.6 5.6 5.4 4.5 5.4-2.3 5.4' +
  '-3.3 5.4-2.3 5.4-3.3 1.8-5.6 3.6-4.4 3.6-3.4 5.4-2.2 5.4-1.1 5.4 1.1 9 3.3 7.2 7.8 1.8 13.4 ' +
  '7.2-1.1 95.4-21.2 57.6-3.3 18 8.9 10.8-1.1 7.2-12.3-5.4-14.5-19.8-3.4-39.6 4.5-3.6 1.1-3.6 2' +
  '.2-5.4 1.2-5.4 0-5.4-2.3-9-8.9-3.6-2.2-9-1.1-16.2-6.7-10.8-1.2-118.8 4.5-9 3.4-7.2 5.5-9 4.5' +
  '-10.8-4.5-3.6-5.5-1.8-5.6-3.6-5.6-5.4-1.1 1.8-2.3 1.8-1.1 1.8-1.1 1.8-1.1-1.8-6.7-1.8-4.5-5.' +
  '4-3.3-3.6-3.4-3.6 4.5-3.6-4.5-5.4 4.5-5.4 2.2-12.6 3.4 0-4.5 3.6-1.1 3.6-2.2 1.8-4.5 0-6.7 5' +
  '.4 3.4 1.8 1.1 0-2.3 0-1.1 1.8-1.1 1.8 0-5.4-8.9-10.8-11.2-5.4-4.4-5.4-4.5-10.8 2.2-9-10-28.' +
  '8-13.4-10.8-7.8-9-13.4-10.8-9-27-14.5 1.8-1.1 0-1.1 1.8-2.2-7.2-3.4-1.8-6.7-1.8-8.9-3.6-8.9 ' +
  '9-4.5 10.8-11.2 7.2-14.5 7.2-24.5 5.4-10.1 1.8-7.8-10.8-7.8 12.6-17.9 18-21.2 19.8-14.5 16.2' +
  ' 3.4 1.8 0 5.4-6.7 7.2-1.1 95.4 17.8 99 23.5 133.2 18.9 126.1 3.4 14.4-1.1 7.2-3.4 10.8-8.9 ' +
  '7.2-1.1 5.4-4.5 3.6-7.8 3.6-4.5 3.6 2.3 5.4-4.5 5.4-11.2 5.4-2.2 7.2 5.6 19.8 4.4 18 12.3 16' +
  '3.8 40.2 16.2 14.5 9 4.5 25.1 4.7 0-208.3-1134.9 0 35.1 15 154.8 73.6 48.6 11.2 3.6 1.1 0 1.' +
  '1 1.8 1.1 3.6 1.1 3.6-2.2 3.6-5.6 3.6-1.1 10.8 1.1 12.6 5.6 7.2 6.7-3.6 16.8-7.2 12.2-9 11.2' +
  '-9 5.6-5.4 1.1 1.8 4.5 3.6 5.5 3.6 5.6 3.6 4.5 -0 1.1 3.6 1.1-1.8 4.5-1.8 3.3-1.8 0-1.8 13.4' +
  '-3.6 11.2-3.6 10-5.4 9-5.4 3.3-7.2 2.2-5.4 3.4-3.6 5.6 -0 3.3 -0 3.4 -0 2.2 1.8 2.2 -0 4.5-3' +
  '.6 3.3-1.8 1.2-10.8-1.2-3.6-4.4-3.6 0-3.6 1.1-3.6 6.7-1.8 1.1-5.4 1.1-9 6.7-19.8 4.5-5.4 1.1' +
  '-1.8 2.2-1.8 3.4-3.6 2.2-5.4 1.1-12.6 0-5.4-2.2-3.6-4.5-5.4-4.4-12.6-1.2-59.4 7.9-14.4-5.6 3' +
  '.6-21.2-5.4-6.7-3.6-2.3-5.4 0 3.6-15.6-5.4-13.4-9-8.9-12.6-3.4 1.8 10.1 10.8 11.2 3.6 11.1 1' +
  '.8 6.7-1.8 8.9-3.6 10.1-5.4 5.6-14.4-2.3-27-26.8-12.6-6.6-16.2-2.3-34.2-13.4-17-2.1 0-218.2z'

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
