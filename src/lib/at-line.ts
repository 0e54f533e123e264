/** A line of a file of content/, as the owner reads it; `line` counts from 1. */
export const atLine = (file: string, line: number): string => `${file}, satır ${String(line)}`
