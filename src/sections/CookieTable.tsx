import type { StoredItem } from '#domain/editorial/legal-schema.ts'
import { categoryLabels, consentCategories } from '#domain/visitor/consent-categories.ts'
import styles from './CookieTable.module.css'

interface Props {
  readonly items: readonly StoredItem[]
}

const KINDS: Readonly<Record<StoredItem['kind'], string>> = {
  cookie: 'Çerez',
  localStorage: 'Yerel depolama',
  sessionStorage: 'Oturum depolaması',
  cacheStorage: 'Önbellek',
}

const PARTIES: Readonly<Record<StoredItem['party'], string>> = {
  first: 'Birinci taraf',
  third: 'Üçüncü taraf',
}

/** What the site keeps in a browser: one table for each category. On a phone each row becomes a sheet of its own. */
export function CookieTable({ items }: Props) {
  return (
    <div className={styles.tables}>
      {consentCategories.map((category) => (
        <CategoryTable
          key={category}
          name={categoryLabels[category]}
          items={items.filter((item) => item.category === category)}
        />
      ))}
    </div>
  )
}

interface CategoryProps {
  readonly name: string
  readonly items: readonly StoredItem[]
}

function CategoryTable({ name, items }: CategoryProps) {
  if (items.length === 0)
    return (
      <p>
        <strong>{name}:</strong> bu kategoride kayıt yok.
      </p>
    )
  return (
    <table className={styles.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">Ad</th>
          <th scope="col">Sağlayıcı</th>
          <th scope="col">Taraf</th>
          <th scope="col">Amaç</th>
          <th scope="col">Süre</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.name}>
            <th scope="row">
              <span translate="no">{item.name}</span>
              <small>{KINDS[item.kind]}</small>
            </th>
            <Cell label="Sağlayıcı" value={item.provider} />
            <Cell label="Taraf" value={PARTIES[item.party]} />
            <Cell label="Amaç" value={item.purpose} />
            <Cell label="Süre" value={item.lifetime} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly label: string
  readonly value: string
}

/** The label is read on a phone, where the column heads have no place. */
function Cell({ label, value }: CellProps) {
  return (
    <td>
      <span className={styles.label}>{label}: </span>
      {value}
    </td>
  )
}
