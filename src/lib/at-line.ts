/**
 * A place in a file of content/, as the owner reads it: `below` lines under `line`, which counts from 1. The file alone
 * where no line is known.
 */
export const atLine = (file: string, line: number | undefined, below = 0): string =>
  line === undefined ? file : `${file}, satır ${String(line + below)}`
