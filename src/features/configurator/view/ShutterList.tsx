import { startTransition, useEffect, useRef, useState, type Dispatch } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { Button } from '#ui/Button.tsx'
import { TextButton } from '#ui/TextLink.tsx'
import { useSecondPressGuard } from '#ui/second-press.ts'
import { shutterName } from '../messages/order-message.ts'
import type { Configuration } from '../model/configuration.ts'
import { MAX_SHUTTERS } from '../model/shutter-list.ts'
import type { Action } from '../model/wizard.ts'
import { ShutterRow } from './ShutterRow.tsx'
import styles from './ShutterList.module.css'

interface Props {
  readonly catalogue: Catalogue
  readonly shutters: readonly Configuration[]
  /** Place of the shutter on the sheet, counted from 0. */
  readonly present: number
  readonly dispatch: Dispatch<Action>
}

interface Removed {
  readonly place: number
  readonly configuration: Configuration
  readonly isBack?: boolean
}

/** The shutters that go into one message, each to be changed or removed, and room for one more. */
export function ShutterList({ catalogue, shutters, present, dispatch }: Props) {
  const [removed, setRemoved] = useState<Removed>()
  const undo = useRef<HTMLParagraphElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ignoreSecondPress = useSecondPressGuard()
  // The button that was pressed is gone: the way back gets the focus, and after it the list.
  useEffect(() => {
    if (removed) (undo.current?.querySelector('button') ?? heading.current)?.focus()
  }, [removed])

  // As with a step of the wizard: more than one frame's work on a slow phone.
  const goTo = (action: Action) => {
    startTransition(() => {
      dispatch(action)
    })
  }
  const isFull = shutters.length >= MAX_SHUTTERS
  return (
    <section className={styles.list} aria-labelledby="kepenkler" onClickCapture={ignoreSecondPress}>
      <h3 id="kepenkler" ref={heading} tabIndex={-1}>
        {shutters.length > 1 ? 'Mesajdaki kepenkler' : 'Birden çok açıklık mı var?'}
      </h3>
      {shutters.length > 1 && (
        <ol className={styles.rows} role="list">
          {shutters.map((configuration, place) => (
            <ShutterRow
              key={place}
              name={shutterName(place)}
              configuration={configuration}
              catalogue={catalogue}
              isPresent={place === present}
              onEdit={() => {
                goTo({ kind: 'edit', place })
              }}
              onRemove={() => {
                dispatch({ kind: 'remove', place })
                setRemoved({ place, configuration })
              }}
            />
          ))}
        </ol>
      )}
      <p className={styles.undo} role="status" ref={undo}>
        {removed && (
          <span>{`${shutterName(removed.place)} ${removed.isBack ? 'geri geldi' : 'silindi'}.`}</span>
        )}
        {removed && !removed.isBack && (
          <TextButton
            onClick={() => {
              dispatch({ kind: 'insert', ...removed })
              setRemoved({ ...removed, isBack: true })
            }}
          >
            Geri al
          </TextButton>
        )}
      </p>
      {isFull ? (
        <p className="dim">
          {`Bir mesaja en çok ${String(MAX_SHUTTERS)} kepenk sığar; kalanları sohbette yazabilirsiniz.`}
        </p>
      ) : (
        <Button
          look="line"
          icon="plus"
          onClick={() => {
            goTo({ kind: 'add' })
          }}
        >
          Bir kepenk daha ekle
        </Button>
      )}
    </section>
  )
}
