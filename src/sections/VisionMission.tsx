import type { About } from '#domain/editorial/page-texts.ts'
import { classNames } from '#lib/class-names.ts'
import styles from './VisionMission.module.css'

interface Props {
  readonly vision: About['vision']
  readonly mission: About['mission']
}

export function VisionMission({ vision, mission }: Props) {
  return (
    <section className={classNames('wrap', 'section', styles.columns)}>
      <div className="stack">
        <h2>Vizyonumuz</h2>
        <p className="lead">{vision.text}</p>
      </div>
      <div className="stack">
        <h2>Misyonumuz</h2>
        <p className="lead">{mission.text}</p>
      </div>
    </section>
  )
}
