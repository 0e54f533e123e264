import tokens from '#styles/tokens.css?raw'
import { invariant } from '#lib/invariant.ts'

const colourOf = (property: string): string => {
  const [, colour] = new RegExp(`${property}:\\s*(#[0-9a-f]{6})`, 'iu').exec(tokens) ?? []
  invariant(colour, `src/styles/tokens.css: ${property} must be a colour such as #ffb52e.`)
  return colour
}

/** The two colours of the brand skin and the page's grounds, read from the one file that defines them. */
export const brandColours = {
  light: colourOf('--brand-light'),
  steel: colourOf('--brand-steel'),
  chalk: colourOf('--chalk'),
  night: colourOf('--graphite-900'),
}
