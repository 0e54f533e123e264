import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { copyText } from './copy-text.ts'
import styles from './HandOff.module.css'
import type { LinkOnDemand } from './use-link-on-demand.ts'

interface Props {
  readonly brand: string
  readonly link: LinkOnDemand
  /** The chosen shutters as text to be pasted. */
  readonly text: string
}

/** What one can take along beside order and quote: a link that opens the same again, and the text. */
export function HandOff({ brand, link, text }: Props) {
  /** What was said last, and of which text. */
  const [said, setSaid] = useState({ text, words: '' })
  const [isTextShown, setTextShown] = useState(false)
  const { parts, address } = link

  const say = (words: string) => {
    setSaid({ text, words })
  }
  const copy = async () => {
    say('')
    const isCopied = await copyText(text)
    setTextShown(!isCopied)
    say(
      isCopied
        ? 'Metin kopyalandı.'
        : 'Tarayıcınız kopyalamaya izin vermedi. Metni aşağıda seçip kopyalayın.',
    )
  }
  const makeLink = () => {
    say('')
    void link.make(() => {
      say('Bağlantı hazırlanamadı. İnternetinizi denetleyip yeniden deneyin.')
    })
  }

  return (
    <section className={styles.handOff} aria-labelledby="sizde-kalsin">
      <h3 id="sizde-kalsin">Sizde de kalsın</h3>
      <p className="dim">
        Bağlantı, seçtiklerinizi başka bir cihazda ya da sonra yeniden açar. Metni{' '}
        <span className={styles.word}>e-postaya</span> yapıştırabilirsiniz. İkisi de siz
        paylaşmadıkça kimseye gitmez.
      </p>
      <div className="row">
        {!parts && (
          <Button look="line" icon="link" onClick={makeLink}>
            Bağlantı oluştur
          </Button>
        )}
        <Button look="line" icon="copy" onClick={() => void copy()}>
          Metni kopyala
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said.text === text && said.words}
      </p>
      {isTextShown && (
        <textarea
          className={styles.text}
          aria-label="Kopyalanacak metin"
          value={text}
          rows={text.split('\n').length}
          readOnly
          onFocus={({ target }) => {
            target.select()
          }}
        />
      )}
      {parts && address !== undefined && (
        <parts.LinkPanel link={address} brand={brand} onSay={say} />
      )}
    </section>
  )
}
