import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { formatCentimetres, formatLira } from '#lib/format.ts'
import { choiceNames } from '../messages/choice-names.ts'
import styles from './OptionsAsText.module.css'
import { ReachUs } from './ReachUs.tsx'

interface Props {
  readonly catalogue: Catalogue
  /** '+905321234567' */
  readonly phone: string
  readonly greeting: string
}

/**
 * Everything the wizard offers, to be read. Stands after the island: the style sheet shows it where scripts
 * are off, and after a moment where the island has not come to life.
 */
export function OptionsAsText({ catalogue, phone, greeting }: Props) {
  const { types, priceNote, materials, colors, colorNote, limits } = catalogue
  const lists = [
    {
      term: choiceNames.type,
      values: [
        ...types.map(
          ({ name, description, basePrice }) =>
            `${name}: ${description} Başlangıç ${formatLira(basePrice)}.`,
        ),
        priceNote,
      ],
    },
    {
      term: choiceNames.material,
      values: materials.map(
        ({ name, description, durability, maintenance }) =>
          `${name}: ${description} Dayanıklılık ${String(durability)}, bakım kolaylığı ${String(maintenance)} (5 üzerinden).`,
      ),
    },
    { term: choiceNames.color, values: [colors.map(({ name }) => name).join(', '), colorNote] },
    {
      term: choiceNames.size,
      values: [
        `Genişlik ${range(limits.width)}, yükseklik ${range(limits.height)}. Ölçü dıştan dışadır: raylar ve kutu dâhil.`,
      ],
    },
    { term: 'Özellikler', values: ['Motor, uzaktan kumanda, sensör: istediğinizi seçersiniz.'] },
  ]
  return (
    <section className={styles.options} aria-labelledby="butun-secenekler">
      <h2 id="butun-secenekler">Bütün seçenekler</h2>
      <p>
        Konfiguratör için tarayıcınızda JavaScript açık olmalı ve sayfa tam yüklenmeli. Açılmadıysa
        seçenekler burada: beğendiğinizi telefonda ya da WhatsApp’ta söyleyin.
      </p>
      <dl>
        {lists.map(({ term, values }) => (
          <div key={term}>
            <dt>{term}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="row">
        <ReachUs phone={phone} greeting={greeting} />
      </div>
    </section>
  )
}

const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  `${String(min)} ile ${formatCentimetres(max)} arası`
