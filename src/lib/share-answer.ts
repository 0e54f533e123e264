/** Closing the share sheet is an answer, not a fault; and an earlier one may still be open. */
export const isShareAnswer = (error: unknown): boolean =>
  error instanceof DOMException && /^(?:Abort|InvalidState)Error$/u.test(error.name)
