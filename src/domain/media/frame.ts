/** Width by height of the frames that a photograph gets in the portfolio. */
export interface FrameRatios {
  /** On a phone. */
  readonly narrow: number
  /** Everywhere else. */
  readonly wide: number
}

const PHONE = 4 / 5
const ELSEWHERE = 16 / 10
/** A usual 3:2 photograph fills the phone's frame; nothing is ever cut to less than this part of its width. */
const LEAST_SHARE = PHONE / (3 / 2)

/**
 * The frame follows the photograph inside 4:5 on a phone and 16:10 elsewhere: a wider one gets a lower frame, an upright
 * one keeps its shape beside empty margins, and what lies between fills the frame.
 */
export function frameRatios({ width, height }: { width: number; height: number }): FrameRatios {
  const ratio = width / height
  return {
    narrow: Math.max(PHONE, ratio * LEAST_SHARE),
    wide: ratio < 1 ? ratio : Math.max(ELSEWHERE, ratio),
  }
}
