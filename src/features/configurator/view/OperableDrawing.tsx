import { useMediaQuery } from '#ui/use-media-query.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Configuration } from '../model/configuration.ts'
import { Drawing } from './Drawing.tsx'
import { OpeningHandle } from './OpeningHandle.tsx'
import styles from './OperableDrawing.module.css'
import { useMotor } from './use-motor.ts'

interface Props {
  readonly assembly: Assembly
  readonly configuration: Configuration
  /** 0 is closed, 1 open: a way of looking at the shutter, no part of what is chosen. */
  readonly openness: number
  readonly onOpen: (openness: number) => void
}

/** Where the style sheet of the preview shows the wide sheet. */
const WIDE = '(min-width: 68rem)'

/** The drawing of a shutter that can be opened and closed. */
export function OperableDrawing({ assembly, configuration, openness, onOpen }: Props) {
  const isReady = useIsHydrated()
  // The server draws both sheets; from here on only the one in sight is kept up to date.
  const inSight = useMediaQuery(WIDE) ? 'wide' : 'compact'
  const { word, press, stop } = useMotor(openness, assembly.opening.height, onOpen)
  const moveByHand = (to: number) => {
    stop()
    onOpen(to)
  }
  return (
    <div className={styles.operable}>
      <Drawing
        assembly={assembly}
        configuration={configuration}
        openness={openness}
        only={isReady ? inSight : undefined}
        overlay={
          isReady
            ? (sheet) => (
                <OpeningHandle
                  assembly={assembly}
                  sheet={sheet}
                  openness={openness}
                  onOpen={moveByHand}
                  onTap={press}
                />
              )
            : undefined
        }
      />
      {isReady && (
        <button
          className={styles.toggle}
          type="button"
          onClick={({ detail }) => {
            // A double click is one press.
            if (detail < 2) press()
          }}
        >
          <span key={word}>{word}</span>
          <span className="visually-hidden"> (çizimdeki kepenk)</span>
        </button>
      )}
    </div>
  )
}
