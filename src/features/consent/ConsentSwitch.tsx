import type { ConsentCategory } from '#domain/visitor/consent.ts'
import { Switch } from '#ui/Switch.tsx'

interface Props {
  readonly name?: ConsentCategory
  readonly label: string
  readonly description: string
  /** Always on and not to be changed. */
  readonly isLocked?: boolean
}

/** One category of the consent. */
export function ConsentSwitch({ name, label, description, isLocked = false }: Props) {
  const id = `consent-${name ?? 'necessary'}`
  return (
    <Switch
      id={id}
      name={name}
      label={label}
      words={['Kapalı', isLocked ? 'Hep açık' : 'Açık']}
      defaultChecked={isLocked}
      disabled={isLocked}
    >
      <small id={`${id}-about`}>{description}</small>
    </Switch>
  )
}
