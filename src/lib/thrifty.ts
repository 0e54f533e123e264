interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** Only Chromium tells. */
    readonly connection?: Connection
  }
}

/** The visitor asked for few bytes, or has a network (2g) on which every byte counts. */
export const isThrifty = (): boolean => {
  const { connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
