import { useState } from 'react'
import type { Configuration } from '../model/configuration.ts'
import type * as LinkParts from './LinkPanel.tsx'

export interface LinkOnDemand {
  /** Field, code and paper of the link; undefined until it was asked for. */
  readonly parts: typeof LinkParts | undefined
  /** The whole address that restores the shutters, once it was asked for. */
  readonly address: string | undefined
  readonly make: (onFailure: () => void) => void
}

/** Nothing of a link is loaded, made or written into the address before someone asks for one. */
export function useLinkOnDemand(
  shutters: readonly Configuration[],
  carry: (fragment: string, shutters: readonly Configuration[]) => void,
): LinkOnDemand {
  const [parts, setParts] = useState<typeof LinkParts>()
  const make = (onFailure: () => void) => {
    import('./LinkPanel.tsx').then((loaded) => {
      setParts(loaded)
      carry(loaded.fragmentOf(shutters), shutters)
    }, onFailure)
  }
  return { parts, address: parts?.linkTo(parts.fragmentOf(shutters)), make }
}
