import { homeViewpoint, moved, type Turn } from './viewpoint.ts'

/** Radians for a drag across the whole width of the canvas. */
const FULL_DRAG = 2.4
const WHEEL_RATE = 0.0016

/** What keys do on the focused canvas, and the buttons beside it. */
export const turns = {
  left: (view) => moved(view, { azimuth: -0.16 }),
  right: (view) => moved(view, { azimuth: 0.16 }),
  up: (view) => moved(view, { elevation: 0.1 }),
  down: (view) => moved(view, { elevation: -0.1 }),
  nearer: (view) => moved(view, { zoom: 1.2 }),
  farther: (view) => moved(view, { zoom: 1 / 1.2 }),
  home: () => homeViewpoint,
} as const satisfies Readonly<Record<string, Turn>>

const KEYS: Readonly<Record<string, keyof typeof turns>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '-': 'farther',
  Home: 'home',
}

/**
 * One finger or the mouse turns, two fingers zoom and tilt, the wheel zooms with Ctrl or on the focused canvas. A finger
 * that moves up or down scrolls the page (`touch-action: pan-y` in the style sheet), and so does a wheel that passes by.
 */
export function listenToGestures(canvas: HTMLCanvasElement, turn: (by: Turn) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const pointers = new Map<number, { x: number; y: number }>()
  const spread = () => {
    const [a, b] = pointers.values()
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : undefined
  }
  const release = ({ pointerId }: PointerEvent) => {
    pointers.delete(pointerId)
  }

  canvas.addEventListener(
    'pointerdown',
    ({ button, pointerId, clientX, clientY }) => {
      // A right press may open a menu, and its end is then never told.
      if (button !== 0) return
      pointers.set(pointerId, { x: clientX, y: clientY })
      canvas.setPointerCapture(pointerId)
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      const from = pointers.get(pointerId)
      if (from === undefined) return
      const before = spread()
      const share = FULL_DRAG / canvas.clientWidth / pointers.size
      pointers.set(pointerId, { x: clientX, y: clientY })
      const after = spread()
      turn((view) =>
        moved(view, {
          azimuth: (from.x - clientX) * share,
          elevation: (clientY - from.y) * share,
          zoom: before !== undefined && after !== undefined && before > 0 ? after / before : 1,
        }),
      )
    },
    { signal },
  )
  canvas.addEventListener('pointerup', release, { signal })
  canvas.addEventListener('pointercancel', release, { signal })
  canvas.addEventListener('lostpointercapture', release, { signal })
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && document.activeElement !== canvas) return
      event.preventDefault()
      turn((view) => moved(view, { zoom: Math.exp(-event.deltaY * WHEEL_RATE) }))
    },
    { signal, passive: false },
  )
  canvas.addEventListener(
    'keydown',
    (event) => {
      const name = KEYS[event.key]
      if (name === undefined || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      turn(turns[name])
    },
    { signal },
  )
  canvas.tabIndex = 0
  return () => {
    stop.abort()
  }
}
