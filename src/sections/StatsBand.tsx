import type { Stat } from '#domain/editorial/collections.ts'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import styles from './StatsBand.module.css'

interface Props {
  readonly stats: readonly Stat[]
  /** In how many steps the figures count up. */
  readonly steps: number
}

/**
 * Figures above a steel tape. The HTML holds the final ones; `counters.client.ts` only replays them. People who
 * listen get the final figure with its label and never the moving one. Nothing at all when there is no figure.
 */
export function StatsBand({ stats, steps }: Props) {
  if (stats.length === 0) return null
  return (
    <section className={styles.band}>
      <div className="wrap section">
        <h2 className="visually-hidden">Rakamlarla biz</h2>
        <ul role="list" className={styles.figures} data-figures={stats.length}>
          {stats.map((stat) => (
            <li key={stat.label}>
              <Figure stat={stat} steps={steps} />
              <p className={styles.label}>
                <span className="visually-hidden">{spoken(stat)} </span>
                {stat.label}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** `data-final` keeps the room of the final figure while a shorter one shows, so that nothing moves. */
function Figure({ stat, steps }: { readonly stat: Stat; readonly steps: number }) {
  const figure = formatNumber(stat.value)
  return (
    <p className={classNames('num', styles.figure)} aria-hidden="true">
      {stat.prefix}
      <span className={styles.digits} data-final={figure}>
        <span data-count-to={stat.value} data-count-steps={steps}>
          {figure}
        </span>
      </span>
      {stat.suffix}
      {stat.unit !== undefined && <small>{stat.unit}</small>}
    </p>
  )
}

const spoken = ({ prefix = '', value, suffix = '', unit = '' }: Stat): string =>
  `${prefix}${formatNumber(value)}${suffix} ${unit}`.trim()
