import type { MouseEventHandler } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { steps } from '../model/steps.ts'
import styles from './WizardButtons.module.css'

interface Props {
  readonly step: number
  readonly isReady: boolean
  readonly orderUrl: string
  readonly onGo: (step: number) => void
  /** Calls off a press that comes right after the step came on: however quick it was, nobody orders so. */
  readonly ignoreSecondTap: MouseEventHandler
}

/** One step back, one step on; on the last step the way on is the order. */
export function WizardButtons({ step, isReady, orderUrl, onGo, ignoreSecondTap }: Props) {
  const isLast = step === steps.length
  return (
    <div className={classNames('no-print', styles.buttons)} data-last={isLast || undefined}>
      <Button
        look="line"
        icon="left"
        isDisabled={!isReady || step === 1}
        onClick={() => {
          onGo(step - 1)
        }}
      >
        Önceki
      </Button>
      {isLast ? (
        <ButtonLink href={orderUrl} look="signal" icon="chat" onClick={ignoreSecondTap}>
          Sipariş Ver
        </ButtonLink>
      ) : (
        <Button
          look="signal"
          iconAtEnd="right"
          isDisabled={!isReady}
          onClick={() => {
            onGo(step + 1)
          }}
        >
          Sonraki
        </Button>
      )}
    </div>
  )
}
