import { routes } from '#domain/site/routes.ts'
import { classNames } from '#lib/class-names.ts'
import { ButtonLink } from '#ui/Button.tsx'
import styles from './ConfiguratorStrip.module.css'

interface Props {
  readonly heading: string
  readonly text: string
}

/** The last word of a page: draw your own shutter. */
export function ConfiguratorStrip({ heading, text }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.strip}>
          <div className={classNames('stack', styles.words)}>
            <h2>{heading}</h2>
            <p className="dim">{text}</p>
          </div>
          <ButtonLink look="signal" icon="ruler" href={routes.configurator}>
            Kepenginizi tasarlayın
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
