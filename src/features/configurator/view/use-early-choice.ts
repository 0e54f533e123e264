import { useEffect, useRef, type Dispatch } from 'react'
import type { Action } from '../model/wizard.ts'

/**
 * What the browser restored (Firefox) or was tapped before the wizard ran counts: message and screen agree. The ref is
 * for the element around the choices.
 */
export function useEarlyChoice(dispatch: Dispatch<Action>) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const picked = root.current?.querySelector<HTMLInputElement>('input[name="type"]:checked')
    if (picked) dispatch({ kind: 'choose', choice: 'type', id: picked.value })
  }, [dispatch])
  return root
}
