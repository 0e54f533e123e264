import type { ReactNode } from 'react'
import { routeLabels, routes, type RouteName } from '#domain/site/routes.ts'
import { classNames } from '#lib/class-names.ts'
import { ShutterBar, ShutterCurtain, ShutterRails } from '#ui/Shutter.tsx'
import styles from './ClosedPage.module.css'

interface Props {
  readonly heading: string
  readonly text: string
  readonly buttons: ReactNode
  /** The ways on, and what they are. */
  readonly ways: readonly RouteName[]
  readonly waysLabel: string
}

/** A page that is not there: the shutter is all the way down, and below it are the ways on. */
export function ClosedPage({ heading, text, buttons, ways, waysLabel }: Props) {
  return (
    <div className={styles.section}>
      <ShutterRails>
        <ShutterCurtain>
          <div className={classNames('wrap', styles.words)}>
            <h1>{heading}</h1>
            <p className="lead">{text}</p>
            <div className={classNames('row', styles.buttons)}>{buttons}</div>
          </div>
        </ShutterCurtain>
        <ShutterBar />
      </ShutterRails>
      <nav className={styles.light} data-zone="lit" aria-label={waysLabel}>
        <ul role="list" className="wrap">
          {ways.map((name) => (
            <li key={name}>
              <a href={routes[name]}>{routeLabels[name]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
