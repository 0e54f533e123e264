/** A place on earth, in degrees: north and east are positive. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}
