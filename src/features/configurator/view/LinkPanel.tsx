import { useEffect, useId, useRef } from 'react'
import { routes } from '#domain/site/routes.ts'
import { isShareAnswer } from '#lib/share-answer.ts'
import { Button } from '#ui/Button.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { copyText } from './copy-text.ts'
import styles from './LinkPanel.lazy.module.css'

/** The address that restores these shutters is `linkTo(fragmentOf(shutters))`. */
export const linkTo = (fragment: string): string => location.origin + routes.configurator + fragment

interface Props {
  readonly link: string
  readonly brand: string
  /** Says a sentence to everyone, once. */
  readonly onSay: (sentence: string) => void
}

/** The link that was asked for: to copy, to pass on, and on a desktop to go on with the phone. */
export function LinkPanel({ link, brand, onSay }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])

  const copy = async () => {
    if (await copyText(link)) {
      onSay('Bağlantı kopyalandı.')
      return
    }
    field.current?.focus()
    if (field.current) selectWhole(field.current)
    onSay('Tarayıcınız kopyalamaya izin vermedi. Bağlantı seçili; kendiniz kopyalayın.')
  }

  return (
    <div className={styles.panel}>
      <label className="label" htmlFor={id}>
        Bağlantı
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        value={link}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => {
          selectWhole(target)
        }}
      />
      <div className="row">
        <Button look="line" icon="copy" onClick={() => void copy()}>
          Kopyala
        </Button>
        {'share' in navigator && (
          <Button look="line" icon="out" onClick={() => void share(link, brand, onSay)}>
            Paylaş
          </Button>
        )}
      </div>
      <figure className={styles.onDesktop}>
        <QrCode value={link} label="Bağlantının karekodu" />
        <figcaption>
          <b>Telefonda devam edin</b>
          <span className="dim">Telefonunuzun kamerasını karekoda tutun.</span>
        </figcaption>
      </figure>
    </div>
  )
}

/** Backwards, so that a narrow field shows where the address begins. */
function selectWhole(input: HTMLInputElement) {
  input.setSelectionRange(0, input.value.length, 'backward')
  input.scrollLeft = 0
}

async function share(link: string, brand: string, onSay: Props['onSay']) {
  try {
    await navigator.share({ title: `${brand}: kepenk seçimi`, url: link })
  } catch (error) {
    if (isShareAnswer(error)) return
    onSay('Paylaşım açılamadı; bağlantıyı kopyalayabilirsiniz.')
  }
}

/** On paper, the same link to read and to scan. */
export function LinkOnPaper({ link }: Pick<Props, 'link'>) {
  return (
    <div className={styles.onPaper}>
      <QrCode value={link} label="Bağlantının karekodu" />
      <p>
        Bu seçimleri açan bağlantı: <span>{link}</span>
      </p>
    </div>
  )
}
