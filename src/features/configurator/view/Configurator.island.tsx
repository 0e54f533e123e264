import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { useHeldEnterGuard } from '#ui/use-held-enter-guard.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { useWakings } from '#ui/use-wakings.ts'
import { adviceFor } from '../advice/advise.ts'
import { assemble } from '../assembly/assemble.ts'
import { orderMessage, shutterName, whichOf } from '../messages/order-message.ts'
import { choicesOf } from '../model/configuration.ts'
import { shuttersOf } from '../model/shutter-list.ts'
import { stepAt } from '../model/steps.ts'
import { initialWizard, wizardReducer } from '../model/wizard.ts'
import { AdviceList } from './AdviceList.tsx'
import styles from './Configurator.module.css'
import { useLinkInAddress } from './link-in-address.ts'
import { Preview } from './Preview.tsx'
import { Safeguard } from './Safeguard.tsx'
import { ShopPhotoButton } from './ShopPhotoButton.tsx'
import { StepPanel } from './StepPanel.tsx'
import { Stepper } from './Stepper.tsx'
import { useStepFocus } from './step-focus.ts'
import { SummaryStep } from './SummaryStep.tsx'
import { useShopPhoto } from './use-shop-photo.ts'
import { WizardButtons } from './WizardButtons.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly brand: string
  /** '+905321234567' */
  readonly phone: string
  /** Postal address on one line, for the printed sheet. */
  readonly address: string
  /** First lines of the chat messages. */
  readonly chat: Readonly<
    Record<'greeting' | 'question' | 'quote' | 'order' | 'quoteSeveral' | 'orderSeveral', string>
  >
}

/** The six-step wizard. Its HTML is on the page before any script; what is chosen lives in memory only. */
export function Configurator(props: Props) {
  return (
    <Safeguard phone={props.phone} greeting={props.chat.greeting}>
      <Wizard {...props} />
    </Safeguard>
  )
}

function Wizard({ catalogue, brand, phone, address, chat }: Props) {
  const [wizard, dispatch] = useReducer(wizardReducer(catalogue), catalogue, initialWizard)
  const { step, furthest, configuration, before } = wizard
  const shutters = useMemo(() => shuttersOf(wizard), [wizard])
  const hasSeveral = shutters.length > 1
  const assembly = useMemo(() => assemble(configuration, catalogue), [configuration, catalogue])
  const choices = useMemo(() => choicesOf(configuration, catalogue), [configuration, catalogue])
  const advice = useMemo(
    () => adviceFor(configuration, assembly, catalogue),
    [configuration, assembly, catalogue],
  )
  // The drawing answers with the control; facts, remarks and the 3D view follow a frame later, when nothing waits.
  const settled = useDeferredValue(assembly)
  // Kept here, so that it outlives the preview, which the summary has no room for.
  const [openness, setOpenness] = useState(0)
  const { heading, ignoreSecondTap } = useStepFocus(step)
  const root = useRef<HTMLDivElement>(null)
  const isReady = useIsHydrated()
  const wakings = useWakings()
  const ignoreHeldEnter = useHeldEnterGuard()
  const { PhotoDialog, ...shopPhoto } = useShopPhoto()

  // What the browser restored (Firefox) or was tapped before this ran counts: message and screen agree.
  useEffect(() => {
    const picked = root.current?.querySelector<HTMLInputElement>('input[name="type"]:checked')
    if (picked) dispatch({ kind: 'choose', choice: 'type', id: picked.value })
  }, [])
  const link = useLinkInAddress(catalogue, shutters, dispatch)

  const stepName = stepAt(step)
  /** A question is about the shutter in view. */
  const which = hasSeveral ? `${shutterName(before.length)}: ` : ''
  const chatUrl = useCallback(
    (opening: string) => whatsAppUrl(phone, orderMessage(opening, shutters, catalogue)),
    [phone, shutters, catalogue],
  )
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
          questionUrl={(question) => chatUrl(`${chat.question}\n${which}${question}`)}
          dispatch={dispatch}
        />
      ),
      [advice, isReady, chatUrl, chat, which],
    ),
  )

  const buttons = (
    <WizardButtons
      step={step}
      isReady={isReady}
      orderUrl={chatUrl(hasSeveral ? chat.orderSeveral : chat.order)}
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
            quoteUrl={chatUrl(hasSeveral ? chat.quoteSeveral : chat.quote)}
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
