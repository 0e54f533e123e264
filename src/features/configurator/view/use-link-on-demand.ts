import { useState } from 'react'
import type * as Link from '../handoff/link.ts'
import type { Configuration } from '../model/configuration.ts'
import type * as LinkPanel from './LinkPanel.tsx'

type LinkParts = typeof LinkPanel & Pick<typeof Link, 'fragmentOf'>

export interface LinkOnDemand {
  /** Field, code and paper of the link; undefined until it was asked for. */
  readonly parts: LinkParts | undefined
  /** The whole address that restores the shutters, once it was asked for. */
  readonly address: string | undefined
  readonly make: (onFailure: () => void) => Promise<void>
}

/** Nothing of a link is loaded, made or written into the address before someone asks for one. */
export function useLinkOnDemand(
  shutters: readonly Configuration[],
  carry: (fragment: string, shutters: readonly Configuration[]) => void,
): LinkOnDemand {
  const [parts, setParts] = useState<LinkParts>()
  const make = async (onFailure: () => void) => {
    try {
      // Asked for side by side: what the panel imported itself could not be asked for again.
      const [panel, { fragmentOf }] = await Promise.all([
        import('./LinkPanel.tsx'),
        import('../handoff/link.ts'),
      ])
      setParts({ ...panel, fragmentOf })
      carry(fragmentOf(shutters), shutters)
    } catch {
      onFailure()
    }
  }
  return { parts, address: parts?.linkTo(parts.fragmentOf(shutters)), make }
}
