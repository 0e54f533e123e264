/** Joins class names; what is missing or false leaves no trace. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
