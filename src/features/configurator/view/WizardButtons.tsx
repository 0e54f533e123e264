import type { MouseEventHandler } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { steps } from '../model/wizard.ts'
import styles from './WizardButtons.module.css'

interface Props {
  readonly step: number
  readonly isReady: boolean
  readonly orderUrl: string
  /** May call the order off. */
  readonly onOrder: MouseEventHandler
  readonly onMove: (by: 1 | -1) => void
}

/** One step back, one step on; on the last step the way on is the order. */
export function WizardButtons({ step, isReady, orderUrl, onOrder, onMove }: Props) {
  const isLast = step === steps.length
  return (
    <div className={classNames('no-print', styles.buttons)} data-last={isLast || undefined}>
      <Button
        look="line"
        icon="left"
        isDisabled={!isReady || step === 1}
        onClick={() => {
          onMove(-1)
        }}
      >
        Önceki
      </Button>
      {isLast ? (
        <ButtonLink href={orderUrl} look="signal" icon="chat" onClick={onOrder}>
          Sipariş Ver
        </ButtonLink>
      ) : (
        <Button
          look="signal"
          iconAtEnd="right"
          isDisabled={!isReady}
          onClick={() => {
            onMove(1)
          }}
        >
          Sonraki
        </Button>
      )}
    </div>
  )
}
