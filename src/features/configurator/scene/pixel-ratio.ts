const SMALL_PX = 640

/** Device pixels to draw for one pixel of the page: sharp, but never more than a phone can light. */
export const pixelRatioFor = (devicePixelRatio: number, widthPx: number): number =>
  Math.min(devicePixelRatio, widthPx < SMALL_PX ? 1.5 : 2)
