import type { SiteSettings } from '#domain/company/site-settings.ts'
import styles from './CompanyRecord.module.css'

interface Props {
  readonly company: SiteSettings['company']
}

/** What the law wants to read about the company (TTK 39, law 5651). */
export function CompanyRecord({ company }: Props) {
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
      </dl>
    </div>
  )
}

interface FactProps {
  readonly name: string
  readonly children: string
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
