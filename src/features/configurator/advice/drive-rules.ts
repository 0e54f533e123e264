import { formatArea, formatCentimetres, formatList } from '#lib/format.ts'
import { curtainWeightText } from '../messages/build-texts.ts'
import { features } from '../model/configuration.ts'
import type { Mend } from './advice.ts'
import { capitalised, change, drop, motorType, question } from './mends.ts'
import {
  hasMisfits,
  isLow,
  isTooMuchByHand,
  isWindow,
  type Rule,
  type Situation,
} from './situation.ts'

const names = { remote: 'uzaktan kumanda', sensor: 'sensör' } as const

const accessoriesOf = ({ configuration }: Situation): readonly string[] =>
  (['remote', 'sensor'] as const)
    .filter((feature) => configuration[feature])
    .map((feature) => names[feature])

const isHandType = ({ choices }: Situation) => choices.type.drive === 'hand'

/** A motor, and where the chosen type has none, a type that has. */
function addMotor(situation: Situation): Mend {
  if (!isHandType(situation)) return change('Motor ekle', { motor: true })
  const type = motorType(situation)
  return type
    ? change(`${type.name} seç`, { type: type.id, motor: true })
    : question('Motoru bize sorun', 'Bu kepenge motor takılır mı?')
}

/** By hand only within the slat's table; a heavy curtain takes more than EN 13659 lets a hand pull. */
const tooMuchByHand: Rule = {
  id: 'too-much-by-hand',
  kind: 'warning',
  advise: (situation) => {
    const { configuration, assembly } = situation
    if (configuration.motor || hasMisfits(situation) || !isTooMuchByHand(situation))
      return undefined
    const area = formatArea(configuration.width, configuration.height)
    return {
      sentence: `Perde ${area} ve ${curtainWeightText(assembly.build)}; elle güvenle açılmaz.`,
      mend: addMotor(situation),
    }
  },
}

/** A type that is opened by hand contradicts a motor. Nothing is cleared silently. */
const motorOnHandType: Rule = {
  id: 'motor-on-hand-type',
  kind: 'warning',
  advise: (situation) => {
    if (!situation.configuration.motor || !isHandType(situation)) return undefined
    return {
      sentence: `${situation.choices.type.name} elle açılır, oysa motor seçili.`,
      mend: isTooMuchByHand(situation) ? addMotor(situation) : drop(situation, features),
    }
  },
}

/** Said instead of hidden: what needs a motor while there is none. */
const motorMissing: Rule = {
  id: 'motor-missing',
  kind: 'warning',
  advise: (situation) => {
    const { type } = situation.choices
    const needs = [...(type.drive === 'motor' ? [type.name] : []), ...accessoriesOf(situation)]
    if (situation.configuration.motor || isHandType(situation) || needs.length === 0)
      return undefined
    return {
      sentence: `${capitalised(formatList(needs))} motorla çalışır; motor seçili değil.`,
      mend: addMotor(situation),
    }
  },
}

/** The same on a type without a motor: there it is the accessory that goes. */
const uselessByHand: Rule = {
  id: 'useless-by-hand',
  kind: 'warning',
  advise: (situation) => {
    const accessories = accessoriesOf(situation)
    if (situation.configuration.motor || !isHandType(situation) || accessories.length === 0)
      return undefined
    const { name } = situation.choices.type
    return {
      sentence: `${capitalised(formatList(accessories))} motorsuz çalışmaz; ${name} elle açılır.`,
      mend: drop(situation, ['remote', 'sensor']),
    }
  },
}

/** On a type without one it is a contradiction, and that is said first. */
const hasMotor = (situation: Situation) => situation.configuration.motor && !isHandType(situation)
const hasRemote = (situation: Situation) => hasMotor(situation) && situation.configuration.remote
/** A blind's motor is short, nobody stands below it, and nobody is locked in by it. */
const hasDoorMotor = (situation: Situation) => hasMotor(situation) && !isWindow(situation)

/** EN 12453: who closes it without seeing it needs something that sees. */
const remoteWithoutSensor: Rule = {
  id: 'remote-without-sensor',
  kind: 'warning',
  advise: (situation) =>
    hasRemote(situation) &&
    !isWindow(situation) &&
    !situation.configuration.sensor &&
    !situation.assembly.curtain.isPerforated
      ? {
          sentence:
            'Kepengi görmeden kumandayla kapatacaksanız sensör ekleyin: önüne bir engel çıkarsa kepenk durur.',
          mend: change('Sensör ekle', { sensor: true }),
        }
      : undefined,
}

/** EN 12453: holes lift small hands; a key switch is used with the shutter in sight. */
const remoteOnPerforated: Rule = {
  id: 'remote-on-perforated',
  kind: 'warning',
  advise: (situation) =>
    hasRemote(situation) && situation.assembly.curtain.isPerforated
      ? {
          sentence:
            'Delikli kepenkte kumanda önermeyiz: deliğe tutunan bir çocuk yukarı kalkabilir; anahtarlı düğme daha güvenlidir.',
          mend: drop(situation, ['remote']),
        }
      : undefined,
}

/** It must fit inside the tube (`construction.motorLength`), with room for its head. */
const narrowForMotor: Rule = {
  id: 'narrow-for-motor',
  kind: 'hint',
  advise: (situation) => {
    const { configuration, catalogue } = situation
    const { motorWidth } = catalogue.advice
    return hasDoorMotor(situation) && configuration.width < motorWidth
      ? {
          sentence: `${formatCentimetres(motorWidth)} genişliğin altında motor zor sığar; keşifte bakarız.`,
          mend: question('Motoru bize sorun', 'Bu genişliğe motor sığar mı?'),
        }
      : undefined
  },
}

/** Whoever is inside must get out without power, and nobody does over a counter. Whether there is another door only the visitor knows. */
const powerCut: Rule = {
  id: 'power-cut',
  kind: 'hint',
  advise: (situation) =>
    hasDoorMotor(situation) && !isLow(situation)
      ? {
          sentence:
            'Tek çıkışınız burasıysa elektrik kesintisi için içeriden kullanılan el kolu şarttır; kesintisiz güç kaynağı (UPS) da eklenebilir.',
          mend: question(
            'El kolunu bize sorun',
            'Elektrik kesilirse kepengi içeriden nasıl açarım? El kolu nereye takılır?',
          ),
        }
      : undefined,
}

export const driveRules: readonly Rule[] = [
  tooMuchByHand,
  motorOnHandType,
  motorMissing,
  uselessByHand,
  remoteOnPerforated,
  remoteWithoutSensor,
  narrowForMotor,
  powerCut,
]
