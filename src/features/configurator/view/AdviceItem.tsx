import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import type { Advice } from '../advice/advice.ts'
import type { Change } from '../model/wizard.ts'
import styles from './AdviceList.module.css'

interface Props {
  readonly advice: Advice
  readonly isReady: boolean
  readonly questionUrl: (question: string) => string
  readonly onMend: (change: Change) => void
}

/** One sentence and the one thing that settles it. */
export function AdviceItem({
  advice: { kind, sentence, mend },
  isReady,
  questionUrl,
  onMend,
}: Props) {
  return (
    <li className={styles.item} data-kind={kind}>
      <p className={styles.sentence}>
        {kind === 'warning' && (
          <>
            <Icon name="alert" />
            <span className="visually-hidden">Uyarı: </span>
          </>
        )}
        <span>{sentence}</span>
      </p>
      {mend.kind === 'change' ? (
        <Button
          look="line"
          isDisabled={!isReady}
          onClick={() => {
            onMend(mend.change)
          }}
        >
          {mend.label}
        </Button>
      ) : (
        <TextLink href={questionUrl(mend.question)} icon="chat">
          {mend.label}
        </TextLink>
      )}
    </li>
  )
}
