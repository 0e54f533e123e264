import { useRef, type Dispatch } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { useSecondPressGuard } from '#ui/second-press.ts'
import type { Advice } from '../advice/advice.ts'
import type { Action } from '../model/wizard.ts'
import { AdviceItem } from './AdviceItem.tsx'
import styles from './AdviceList.module.css'
import { useNews } from './use-news.ts'

/** More than this at once is not read. */
const SHOWN = 3

interface Props {
  readonly advice: readonly Advice[]
  readonly isReady: boolean
  /** A chat with the company that opens with this question. */
  readonly questionUrl: (question: string) => string
  readonly dispatch: Dispatch<Action>
}

/** What a master would say to the choices, each remark with what settles it. */
export function AdviceList({ advice, isReady, questionUrl, dispatch }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const news = useNews(advice)
  const ignoreSecondPress = useSecondPressGuard()
  const itemOf = (one: Advice) => (
    <AdviceItem
      key={one.id}
      advice={one}
      isReady={isReady}
      questionUrl={questionUrl}
      onMend={(change) => {
        dispatch({ kind: 'apply', change })
        // The button goes away with what it settled.
        heading.current?.focus({ preventScroll: true })
      }}
    />
  )
  const more = advice.slice(SHOWN)
  return (
    <section
      className={classNames('no-print', styles.advice)}
      aria-labelledby="oneriler"
      onClickCapture={ignoreSecondPress}
    >
      <h3 className={styles.heading} id="oneriler" ref={heading} tabIndex={-1}>
        Öneriler
      </h3>
      {advice.length === 0 ? (
        <p>Seçtikleriniz birbirine uyuyor.</p>
      ) : (
        <ul className={styles.list} role="list">
          {advice.slice(0, SHOWN).map(itemOf)}
        </ul>
      )}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {`Diğer öneriler (${String(more.length)})`}
            <Icon name="down" />
          </summary>
          <ul className={styles.list} role="list">
            {more.map(itemOf)}
          </ul>
        </details>
      )}
      <p className={styles.note}>Bunlar öneridir; istediğiniz gibi seçebilirsiniz.</p>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </section>
  )
}
