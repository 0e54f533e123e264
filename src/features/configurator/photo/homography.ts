/** Pixels of a picture, from its top-left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Four corners, clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point]

/** A projective map of the plane as a 3 × 3 matrix, row by row. */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/**
 * The one projective map that takes the rectangle from (0, 0) to (width, height) onto the four corners. Heckbert's
 * closed solution of the eight unknowns; the corners must be convex (see corners.ts).
 */
export function rectangleToQuad(width: number, height: number, quad: Quad): Homography {
  const [p0, p1, p2, p3] = quad
  const a = { x: p1.x - p2.x, y: p1.y - p2.y }
  const b = { x: p3.x - p2.x, y: p3.y - p2.y }
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y }
  const determinant = a.x * b.y - b.x * a.y
  const g = (sum.x * b.y - b.x * sum.y) / determinant
  const h = (a.x * sum.y - sum.x * a.y) / determinant
  return [
    (p1.x - p0.x + g * p1.x) / width,
    (p3.x - p0.x + h * p3.x) / height,
    p0.x,
    (p1.y - p0.y + g * p1.y) / width,
    (p3.y - p0.y + h * p3.y) / height,
    p0.y,
    g / width,
    h / height,
    1,
  ]
}

/** Where a point comes to lie, in the map's own units. What lies on its horizon has no place: infinite or NaN. */
export function project([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** The map back. Its scale is free: a homography says the same after multiplying it by any number. */
export const invert = ([a, b, c, d, e, f, g, h, i]: Homography): Homography => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
]

/** `map` followed by a translation and a scaling, as one matrix. */
export function thenMoveAndScale(
  [a, b, c, d, e, f, g, h, i]: Homography,
  move: Point,
  scale: Point,
): Homography {
  return [
    (a + move.x * g) * scale.x,
    (b + move.x * h) * scale.x,
    (c + move.x * i) * scale.x,
    (d + move.y * g) * scale.y,
    (e + move.y * h) * scale.y,
    (f + move.y * i) * scale.y,
    g,
    h,
    i,
  ]
}

/** The same corners in a picture of another size. */
export const scaleQuad = ([a, b, c, d]: Quad, x: number, y: number): Quad => {
  const at = (point: Point) => ({ x: point.x * x, y: point.y * y })
  return [at(a), at(b), at(c), at(d)]
}
