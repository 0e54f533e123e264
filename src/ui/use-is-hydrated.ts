import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML: controls that need the script do not pretend to work without it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
