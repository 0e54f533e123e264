import type { About } from '#domain/editorial/page-texts.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './CompanyValues.module.css'

interface Props {
  readonly values: About['values']
}

/** The three values, one ruled row each. */
export function CompanyValues({ values }: Props) {
  const rows = [
    { name: 'Kalite', icon: 'quality', text: values.quality.text },
    { name: 'Müşteri odaklılık', icon: 'people', text: values.customerFocus.text },
    { name: 'Güvenilirlik', icon: 'shield', text: values.reliability.text },
  ] as const
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h2>Üç şeyden vazgeçmeyiz</h2>
        <ul role="list" className={styles.rows}>
          {rows.map(({ name, icon, text }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p className="dim">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
