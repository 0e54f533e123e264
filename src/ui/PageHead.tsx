import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { Crumb } from '#lib/crumb.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './PageHead.module.css'
import { ShutterBar, ShutterCurtain, ShutterRails } from './Shutter.tsx'

interface Props {
  readonly title: string
  readonly lead?: ReactNode
  readonly crumbs: readonly Crumb[]
}

/** The head of an inner page: a closed shutter with the page's name on it and light on the floor below. */
export function PageHead({ title, lead, crumbs }: Props) {
  return (
    <div className={styles.head}>
      <ShutterRails>
        <ShutterCurtain>
          <div className={classNames('wrap', styles.inner)}>
            <Breadcrumbs crumbs={crumbs} />
            <div className={styles.words}>
              <h1>{title}</h1>
              {lead !== undefined && <p className="lead">{lead}</p>}
            </div>
          </div>
        </ShutterCurtain>
        <ShutterBar />
      </ShutterRails>
    </div>
  )
}
