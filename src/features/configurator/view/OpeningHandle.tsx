import type { Assembly } from '../assembly/assembly.ts'
import { raise } from '../assembly/raise.ts'
import { gripOn, sheetFormats, type SheetName } from '../drawing/sheet.ts'
import { opennessRange } from './openness-range.ts'
import styles from './OpeningHandle.module.css'
import { styleRef } from './style-ref.ts'
import { usePull } from './use-pull.ts'

interface Props {
  readonly assembly: Assembly
  readonly sheet: SheetName
  readonly openness: number
  readonly onOpen: (openness: number) => void
  readonly onTap: () => void
}

const percent = (share: number) => `${String(share * 100)}%`

/**
 * The grip on the bottom bar: pulled with a finger or a mouse, moved with the arrow keys, tapped to run the motor.
 * It is a slider laid over the drawing, so it takes no room.
 */
export function OpeningHandle({ assembly, sheet, openness, onOpen, onTap }: Props) {
  const openPercent = Math.round(openness * 100)
  const grip = gripOn(assembly, raise(assembly, openness).lift, sheetFormats[sheet])
  const pull = usePull({
    travelPx: (handle) => (handle.parentElement?.clientHeight ?? 0) * grip.travel,
    openness,
    onOpen,
    onTap,
  })
  return (
    <label
      className={styles.handle}
      ref={styleRef({ left: percent(grip.x), top: percent(grip.y) })}
      {...pull}
    >
      <span className="visually-hidden">Açılma oranı</span>
      <input
        type="range"
        {...opennessRange(openPercent)}
        className={styles.input}
        step={5}
        aria-orientation="vertical"
        onChange={({ target }) => {
          onOpen(target.valueAsNumber / 100)
        }}
      />
      <svg className={styles.grip} viewBox="0 0 40 24" aria-hidden="true">
        <path d="M20 4l5 6h-10zM20 20l5 -6h-10z" />
      </svg>
    </label>
  )
}
