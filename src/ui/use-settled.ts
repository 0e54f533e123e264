import { useEffect, useRef, useState } from 'react'

/**
 * Whether `value` has changed since the first render and then rested for `restMs`. False while it moves, so that
 * a status that says the same as before is said again.
 */
export function useSettled(value: unknown, restMs: number): boolean {
  const before = useRef(value)
  const [settled, setSettled] = useState<{ readonly value: unknown }>()
  useEffect(() => {
    if (before.current === value) return undefined
    const timer = setTimeout(() => {
      before.current = value
      setSettled({ value })
    }, restMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value, restMs])
  return settled !== undefined && settled.value === value
}
