import { useEffect, useRef, useState } from 'react'

/** A brisk tubular motor, mm per ms. */
const SPEED = 0.8
const HALF = 0.5

export interface Motor {
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
): Motor {
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
      const done = Math.min(way, (Math.max(0, now - startedAt) * SPEED) / travelMm)
      onOpen(from + Math.sign(to - from) * done)
      if (done < way) frame.current = requestAnimationFrame(step)
      else setIsRunning(false)
    }
    setIsRunning(true)
    frame.current = requestAnimationFrame(step)
  }
  const press = () => {
    const end = openness < HALF ? 1 : 0
    if (isRunning) stop()
    else if (matchMedia('(prefers-reduced-motion: reduce)').matches) onOpen(end)
    else run(openness, end)
  }
  const still = openness < HALF ? 'Aç' : 'Kapat'
  return { word: isRunning ? 'Durdur' : still, press, stop }
}
