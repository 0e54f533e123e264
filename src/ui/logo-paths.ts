/** Side of the box that the mark is drawn on. */
export const LOGO_BOX = 36

/** The mark on that box: a half-open shutter with light under it. */
export const logoPaths = {
  shutter: 'M1 2h34v7H1zM1 9h3.5v25H1zM31.5 9H35v25h-3.5zM6.5 11h23v4h-23zM6.5 17h23v4h-23z',
  light: 'M6.5 24h23v10h-23z',
} as const
