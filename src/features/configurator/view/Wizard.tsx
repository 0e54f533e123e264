import { startTransition, useDeferredValue, useMemo, useState } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { useHeldEnterGuard } from '#ui/use-held-enter-guard.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { useWakings } from '#ui/use-wakings.ts'
import { whichOf } from '../messages/order-message.ts'
import { stepAt } from '../model/steps.ts'
import { AdviceList } from './AdviceList.tsx'
import styles from './Configurator.module.css'
import { Preview } from './Preview.tsx'
import { ShopPhotoButton } from './ShopPhotoButton.tsx'
import { StepPanel } from './StepPanel.tsx'
import { Stepper } from './Stepper.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { useChat, type ChatLines } from './use-chat.ts'
import { useEarlyChoice } from './use-early-choice.ts'
import { useLinkInAddress } from './use-link-in-address.ts'
import { useShopPhoto } from './use-shop-photo.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useWizard } from './use-wizard.ts'
import { WizardButtons } from './WizardButtons.tsx'

export interface WizardProps {
  readonly catalogue: Catalogue
  readonly brand: string
  /** '+905321234567' */
  readonly phone: string
  /** Postal address on one line, for the printed sheet. */
  readonly address: string
  readonly chat: ChatLines
}

/** The steps in their frame: what stands on the page, and which part hears of what. */
export function Wizard({ catalogue, brand, phone, address, chat }: WizardProps) {
  const { wizard, dispatch, shutters, assembly, choices, advice, settled } = useWizard(catalogue)
  const { step, furthest, configuration, before } = wizard
  // Kept here, so that it outlives the preview, which the summary has no room for.
  const [openness, setOpenness] = useState(0)
  const { heading, ignoreSecondTap } = useStepFocus(step)
  const isReady = useIsHydrated()
  const wakings = useWakings()
  const ignoreHeldEnter = useHeldEnterGuard()
  const { PhotoDialog, ...shopPhoto } = useShopPhoto()
  const root = useEarlyChoice(dispatch)
  const link = useLinkInAddress(catalogue, shutters, dispatch)
  const { orderUrl, quoteUrl, questionUrl } = useChat(
    phone,
    chat,
    shutters,
    catalogue,
    before.length,
  )

  const stepName = stepAt(step)
  // A whole step is more than one frame's work on a slow phone: the button answers the finger first.
  const goTo = (to: number) => {
    shopPhoto.close()
    startTransition(() => {
      dispatch({ kind: 'go', to })
    })
  }

  // Made anew when what they say changes, not with every frame of the drawing.
  const remarks = useDeferredValue(
    useMemo(
      () => (
        <AdviceList
          advice={advice}
          isReady={isReady}
          questionUrl={questionUrl}
          dispatch={dispatch}
        />
      ),
      [advice, isReady, questionUrl, dispatch],
    ),
  )

  const buttons = (
    <WizardButtons
      step={step}
      isReady={isReady}
      orderUrl={orderUrl}
      ignoreSecondTap={ignoreSecondTap}
      onGo={goTo}
    />
  )

  return (
    <div
      className={styles.wizard}
      ref={root}
      data-step={stepName}
      onKeyDownCapture={ignoreHeldEnter}
    >
      <Stepper step={step} furthest={furthest} onGo={goTo} />
      <p className={styles.notice} role="status">
        {link.notice}
      </p>
      {stepName !== 'summary' && (
        <Preview
          {...{ assembly, settled, choices, configuration, openness }}
          onOpen={setOpenness}
        />
      )}
      <div
        className={styles.panel}
        onClickCapture={(event) => {
          // A double click is one step, whatever the next one has under it. Single ones may follow as fast as they like.
          if (event.detail > 1) ignoreSecondTap(event)
        }}
      >
        <ShopPhotoButton {...shopPhoto} isReady={isReady} />
        {stepName === 'summary' ? (
          <SummaryStep
            key={link.opened}
            {...{ configuration, choices, assembly, heading }}
            dispatch={(action) => {
              shopPhoto.close()
              dispatch(action)
            }}
            {...{ catalogue, brand, phone, address, shutters }}
            present={before.length}
            quoteUrl={quoteUrl}
            advice={advice}
            remarks={remarks}
            onLink={link.carry}
          >
            {buttons}
          </SummaryStep>
        ) : (
          <>
            <StepPanel
              key={`${stepName} ${String(wakings)}`}
              step={stepName}
              assembly={settled}
              {...{ catalogue, configuration, heading, dispatch }}
              which={whichOf(before.length, shutters.length)}
            />
            {buttons}
            {remarks}
          </>
        )}
      </div>
      {PhotoDialog && (
        <PhotoDialog
          assembly={settled}
          {...{ choices, configuration, brand, phone }}
          isOpen={shopPhoto.status === 'open'}
          onClose={shopPhoto.close}
        />
      )}
    </div>
  )
}
