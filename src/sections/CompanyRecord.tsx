import type { SiteSettings } from '#domain/company/site-settings.ts'
import { formatLira } from '#lib/format.ts'
import styles from './CompanyRecord.module.css'

interface Props {
  readonly company: SiteSettings['company']
}

/** What the law wants to read about the company (TTK 39, law 5651). */
export function CompanyRecord({ company }: Props) {
  const { headOffice, managers, capital } = company
  return (
    <div className={styles.record}>
      <h3>Şirket bilgileri</h3>
      <dl>
        <Fact name="Ticaret unvanı">{company.legalName}</Fact>
        <Fact name="MERSİS numarası">{company.mersis}</Fact>
        <Fact name="Ticaret sicili">{company.tradeRegistry}</Fact>
        <Fact name="Vergi dairesi">{company.taxOffice}</Fact>
        <Fact name="Vergi numarası">{company.taxNumber}</Fact>
        {/* No link: a registered address takes no ordinary e-mail. */}
        <Fact name="KEP adresi">{company.kep}</Fact>
        <Fact name="Merkez">{headOffice}</Fact>
        <Fact name="Yöneticiler">{managers?.join(', ')}</Fact>
        <Fact name="Taahhüt edilen sermaye">{capital && formatLira(capital.subscribed)}</Fact>
        <Fact name="Ödenen sermaye">{capital && formatLira(capital.paid)}</Fact>
      </dl>
    </div>
  )
}

interface FactProps {
  readonly name: string
  readonly children: string | undefined
}

/** Nothing at all for what the owner has left out. */
function Fact({ name, children }: FactProps) {
  if (children === undefined) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
