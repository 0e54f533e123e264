/** Whether a value from outside (a stored record, a fetched or written file) can be asked for its fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
