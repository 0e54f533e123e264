import { useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { hasWebGl } from '../scene/webgl.ts'
import styles from './SceneSwitch.module.css'
import type { SceneView } from './SceneView.tsx'
import type { SceneTrouble } from './use-stage.ts'

interface Props {
  readonly assembly: Assembly
  readonly openness: number
  readonly onOpen: (openness: number) => void
  /** The drawing. */
  readonly children: ReactNode
}

type Trouble = SceneTrouble | 'not-arrived'
type Shown =
  | { readonly kind: 'drawing'; readonly trouble?: Trouble }
  | { readonly kind: 'loading' }
  | { readonly kind: 'scene'; readonly View: typeof SceneView }

const SENTENCES: Readonly<Record<Trouble, string>> = {
  'no-webgl': 'Bu tarayıcı üç boyutlu görünümü açamıyor. Aynı kepenk çizimde duruyor.',
  'not-arrived':
    'Üç boyutlu görünüm yüklenemedi, bağlantı kesilmiş olabilir. Çizim burada duruyor.',
  stopped:
    'Üç boyutlu görünüm durdu, cihazın grafik belleği dolmuş olabilir. Çizim burada duruyor.',
}

/** The drawing and, in its place when asked for, the 3D view, which is fetched only then. */
export function SceneSwitch({ assembly, openness, onOpen, children }: Props) {
  const [shown, setShown] = useState<Shown>({ kind: 'drawing' })
  const isReady = useIsHydrated()
  const toggle = useRef<HTMLButtonElement>(null)
  /** Comes too late where the visitor went back to the drawing, or an earlier tap brought the scene. */
  const settle = (outcome: Shown) => {
    setShown((now) => (now.kind === 'loading' ? outcome : now))
  }
  const open = async () => {
    if (!hasWebGl()) {
      setShown({ kind: 'drawing', trouble: 'no-webgl' })
      return
    }
    setShown({ kind: 'loading' })
    try {
      const { SceneView: View } = await import('./SceneView.tsx')
      settle({ kind: 'scene', View })
    } catch {
      settle({ kind: 'drawing', trouble: 'not-arrived' })
    }
  }
  const onFailed = (trouble: Trouble) => {
    if (toggle.current?.parentElement?.contains(document.activeElement) === true)
      toggle.current.focus()
    setShown({ kind: 'drawing', trouble })
  }
  const onToggle = () => {
    if (shown.kind === 'drawing') void open()
    else setShown({ kind: 'drawing' })
  }
  const trouble = shown.kind === 'drawing' ? shown.trouble : undefined
  return (
    <div className={styles.frame}>
      {shown.kind === 'scene' ? (
        <shown.View {...{ assembly, openness, onOpen, onFailed }} />
      ) : (
        <div className={styles.drawing}>{children}</div>
      )}
      {isReady && (
        <button
          type="button"
          className={styles.switch}
          ref={toggle}
          aria-busy={shown.kind === 'loading'}
          onClick={({ detail }) => {
            // A double click is one press.
            if (detail < 2) onToggle()
          }}
        >
          <Icon name={shown.kind === 'drawing' ? 'cube' : 'ruler'} />
          {/* A translator keeps the old word of an element that stays. */}
          {shown.kind === 'drawing' ? <span key="3">3B</span> : <span key="2">Çizim</span>}
          <span className="visually-hidden"> görünümü</span>
        </button>
      )}
      <div className={styles.trouble} role="status">
        {trouble && <p>{SENTENCES[trouble]}</p>}
        {trouble && trouble !== 'no-webgl' && (
          <button
            type="button"
            onClick={() => {
              toggle.current?.focus()
              void open()
            }}
          >
            Yeniden dene
          </button>
        )}
      </div>
    </div>
  )
}
