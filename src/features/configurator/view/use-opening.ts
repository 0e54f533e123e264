import { useEffect, useRef, useState } from 'react'
import { openingSeconds } from '../scene/opening-speed.ts'

/** Half a metre of light under a common shutter: shows the curtain and that it opens. */
const AT_FIRST = 0.25

/** How far the shutter is open, and its motor: `run` opens or closes it at its own speed. */
export function useOpening(heightMm: number) {
  const [openness, setOpenness] = useState(AT_FIRST)
  const [goal, setGoal] = useState<0 | 1>()
  const latest = useRef(openness)

  useEffect(() => {
    latest.current = openness
  }, [openness])

  useEffect(() => {
    if (goal === undefined) return
    const perMs = 1 / (openingSeconds(heightMm) * 1000)
    let request = 0
    let last = performance.now()
    const step = (now: number) => {
      const way = Math.max(0, now - last) * perMs
      last = now
      const next =
        goal === 1 ? Math.min(1, latest.current + way) : Math.max(0, latest.current - way)
      latest.current = next
      setOpenness(next)
      if (next === goal) setGoal(undefined)
      else request = requestAnimationFrame(step)
    }
    request = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(request)
    }
  }, [goal, heightMm])

  return {
    openness,
    isMoving: goal !== undefined,
    setOpenness: (to: number) => {
      setGoal(undefined)
      setOpenness(to)
    },
    run: () => {
      const to = openness < 0.5 ? 1 : 0
      if (goal !== undefined) setGoal(undefined)
      else if (matchMedia('(prefers-reduced-motion: reduce)').matches) setOpenness(to)
      else setGoal(to)
    },
  }
}
