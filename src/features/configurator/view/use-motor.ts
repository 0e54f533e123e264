import { useEffect, useRef, useState } from 'react'

/** A brisk tubular motor. */
const MM_PER_MS = 0.8

/** Where a press leads to: 0 closed, 1 open. */
const farEnd = (openness: number) => (openness < 0.5 ? 1 : 0)

export interface MotorControl {
  /** What the next press does. */
  readonly word: 'Aç' | 'Kapat' | 'Durdur'
  /** Starts towards the farther end; while running it stops, as the button of a remote does. */
  readonly press: () => void
  readonly stop: () => void
}

/** Drives the curtain over its way of `travelMm`, at one speed; where motion is not wanted it is there at once. */
export function useMotor(
  openness: number,
  travelMm: number,
  onOpen: (openness: number) => void,
): MotorControl {
  const frame = useRef(0)
  const [isRunning, setIsRunning] = useState(false)

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
    },
    [],
  )

  const stop = () => {
    cancelAnimationFrame(frame.current)
    setIsRunning(false)
  }
  const run = (from: number, to: number) => {
    const way = Math.abs(to - from)
    const startedAt = performance.now()
    const step = (now: number) => {
      const done = Math.min(way, (Math.max(0, now - startedAt) * MM_PER_MS) / travelMm)
      onOpen(from + Math.sign(to - from) * done)
      if (done < way) frame.current = requestAnimationFrame(step)
      else setIsRunning(false)
    }
    setIsRunning(true)
    frame.current = requestAnimationFrame(step)
  }
  const press = () => {
    const end = farEnd(openness)
    if (isRunning) stop()
    else if (matchMedia('(prefers-reduced-motion: reduce)').matches) onOpen(end)
    else run(openness, end)
  }
  const still = farEnd(openness) === 1 ? 'Aç' : 'Kapat'
  return { word: isRunning ? 'Durdur' : still, press, stop }
}
