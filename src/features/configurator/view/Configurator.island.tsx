import { Safeguard } from './Safeguard.tsx'
import { Wizard, type WizardProps } from './Wizard.tsx'

/** The six-step wizard. Its HTML is on the page before any script; what is chosen lives in memory only. */
export function Configurator(props: WizardProps) {
  return (
    <Safeguard phone={props.phone} greeting={props.chat.greeting}>
      <Wizard {...props} />
    </Safeguard>
  )
}
