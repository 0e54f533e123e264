import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { StoredItem } from '#domain/editorial/legal-schema.ts'
import type { LegalDocument } from '#domain/editorial/entities.ts'
import { classNames } from '#lib/class-names.ts'
import type { Crumb } from '#lib/crumb.ts'
import { formatDay } from '#lib/format-date.ts'
import { Button } from '#ui/Button.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Prose } from '#ui/Prose.tsx'
import { CookieTable } from './CookieTable.tsx'
import styles from './LegalText.module.css'

interface Props {
  readonly text: LegalDocument
  readonly crumbs: readonly Crumb[]
  /** What `legal.updated` says: 'today' lets legal-date.client.ts write the day of the visit. */
  readonly updated: SiteSettings['legal']['updated']
  /** For the slot `cookieTable`. */
  readonly storedItems?: readonly StoredItem[]
}

/** A legal text for reading: head with date and version, one column. */
export function LegalText({ text, crumbs, updated, storedItems = [] }: Props) {
  const lead = (
    <>
      Son güncelleme:{' '}
      <time dateTime={text.updated} data-legal-date={updated}>
        {formatDay(text.updated)}
      </time>
      <br />
      Sürüm: {text.version}
    </>
  )
  return (
    <>
      <PageHead title={text.title} lead={lead} crumbs={crumbs} />
      <div className={classNames('wrap', styles.text)}>
        <Prose
          blocks={text.body}
          slots={{
            cookieTable: <CookieTable items={storedItems} />,
            cookiePreferences: <CookiePreferences />,
          }}
        />
      </div>
    </>
  )
}

/** The button waits for the consent script; the sentence says what it means when it stays away. */
function CookiePreferences() {
  return (
    <div className="stack">
      <Button look="line" icon="wrench" action="open-consent" isHidden>
        Çerez tercihleri
      </Button>
      <p className="dim">
        Düğme görünmüyorsa sayfayı yenileyin. Tarayıcınızda JavaScript kapalıysa site hiçbir kayıt
        tutmaz; değiştirilecek bir tercih yoktur.
      </p>
    </div>
  )
}
