import type { HomeTexts } from '#domain/editorial/page-texts.ts'
import styles from './WhyUs.module.css'
import { AestheticsDrawing, QualityDrawing, SecurityDrawing } from './WhyUsDrawings.tsx'

interface Props {
  readonly texts: HomeTexts['whyUs']
}

/** What a good shutter does, as three drawings with a word on each. */
export function WhyUs({ texts }: Props) {
  const reasons = [
    { title: 'Güvenlik', text: texts.security, Drawing: SecurityDrawing },
    { title: 'Kalite', text: texts.quality, Drawing: QualityDrawing },
    { title: 'Estetik', text: texts.aesthetics, Drawing: AestheticsDrawing },
  ]
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{texts.heading}</h2>
        </div>
        <ul role="list" className={styles.reasons}>
          {reasons.map(({ title, text, Drawing }) => (
            <li key={title}>
              <Drawing />
              <h3>{title}</h3>
              <p className="dim">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
