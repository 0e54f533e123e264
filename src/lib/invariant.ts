/** Stops a build when something that must hold does not; `message` names the file and the mend. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}
