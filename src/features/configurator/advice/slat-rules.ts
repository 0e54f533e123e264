import { formatCentimetres, formatList, formatSize, formatSquareMetres } from '#lib/format.ts'
import { candidatesFor, fittingSlats } from '../assembly/engineering.ts'
import { curtainWeightText } from '../messages/build-texts.ts'
import { change, largestSize, otherMaterial, question } from './mends.ts'
import {
  after,
  hasMisfits,
  isBuildable,
  isForWindows,
  isMisplaced,
  isWindow,
  type Rule,
  type Situation,
} from './situation.ts'

const askForProject = question(
  'Çözümü bize sorun',
  'Bu ölçüyü iki kepenk olarak mı, başka bir çözümle mi yaparsınız?',
)

/** A slat only where width, height and area all fit. Beyond every slat, a middle post or a solution of its own. */
const beyondSlat: Rule = {
  id: 'beyond-slat',
  kind: 'warning',
  advise: (situation) => {
    if (!hasMisfits(situation)) return undefined
    const { configuration, catalogue } = situation
    if (fittingSlats(catalogue.slats, configuration).length === 0) {
      const size = formatSize(configuration.width, configuration.height)
      const sentence = `Bu ölçüyü (${size}) hiçbir lamel taşımaz; araya dikme konup iki kepenk yapılır ya da özel çözüm gerekir.`
      return { sentence, mend: askForProject }
    }
    return {
      sentence: limitSentence(situation),
      mend: otherMaterial(situation) ?? largestSize(situation) ?? askForProject,
    }
  },
}

/** 'PVC lamel en çok 240 cm genişlikte kullanılır.' */
function limitSentence({ assembly: { build }, choices }: Situation): string {
  const { max, perforated } = build.slat
  const limits = {
    width: `${formatCentimetres(max.width)} genişlikte`,
    height: `${formatCentimetres(max.height)} yükseklikte`,
    area: `${formatSquareMetres(max.area)} alanda`,
  }
  const slat = perforated ? 'Delikli lamel' : `${choices.material.name} lamel`
  return `${slat} en çok ${formatList(build.misfits.map((misfit) => limits[misfit]))} kullanılır.`
}

/** The trade's advice on PVC: a window blind closes no shop front and stops nobody. */
const windowMaterial: Rule = {
  id: 'window-material',
  kind: 'warning',
  advise: (situation) => {
    const { material, type } = situation.choices
    if (hasMisfits(situation) || !isMisplaced(situation)) return undefined
    const place = type.perforated
      ? 'delikli kepenge ya da güvenlik kepengine'
      : 'içinden geçilen yere'
    return {
      sentence: `${material.name} pencere panjuru içindir; ${place} önermeyiz.`,
      mend:
        otherMaterial(situation) ??
        question('Malzemeyi bize sorun', 'Burası için hangi malzemeyi önerirsiniz?'),
    }
  },
}

/** What the type promises is the material's work. */
const typeMaterial: Rule = {
  id: 'type-material',
  kind: 'warning',
  advise: (situation) => {
    const { type, material } = situation.choices
    const wanted = situation.catalogue.materials.find(({ id }) => id === type.material)
    if (!wanted || wanted.id === material.id) return undefined
    if (hasMisfits(situation) || isMisplaced(situation)) return undefined
    const what = { material: wanted.id }
    // Nobody has asked for holes: they come with the type where the material has such slats.
    const chosen = situation.assembly.curtain.isPerforated
      ? `${material.name} seçilince lamel delikli olur.`
      : `Seçili olan: ${material.name}.`
    return {
      sentence: `${type.name} için önerdiğimiz malzeme: ${wanted.name}. ${chosen}`,
      mend: isBuildable(after(situation, what))
        ? change(`${wanted.name} seç`, what)
        : question('Malzemeyi bize sorun', 'Bu ölçüde hangi malzemeyi önerirsiniz?'),
    }
  },
}

/** What the opening is, only the visitor knows; a low one is taken for a window. */
const takenForWindow: Rule = {
  id: 'taken-for-window',
  kind: 'hint',
  advise: (situation) =>
    isWindow(situation) && !isForWindows(situation)
      ? {
          sentence:
            'Bu yükseklikteki açıklığı pencere saydık. Büfe, tezgâh önü ya da alçak bir kapıysa dükkân lameli gerekir.',
          mend: question(
            'Dükkân lamelini bize sorun',
            'Bu kepenk pencere için değil. Hangi lameli önerirsiniz?',
          ),
        }
      : undefined,
}

/** The other way round: nobody who comes for a blind of a tall window would otherwise learn that there is a thinner slat. */
const takenForDoor: Rule = {
  id: 'taken-for-door',
  kind: 'hint',
  advise: (situation) => {
    const { choices, catalogue, configuration } = situation
    const slats = candidatesFor(catalogue.slats, choices.material.id, choices.type.perforated)
    const isBorneByBlind = fittingSlats(slats, configuration).some(({ use }) => use === 'window')
    return isBorneByBlind && !isWindow(situation) && !choices.type.perforated
      ? {
          sentence:
            'Bu yükseklikteki açıklığı kapı saydık. Pencere ya da balkon kapısı panjuruysa ince lamel ve küçük kutu yeter.',
          mend: question(
            'Panjur lamelini bize sorun',
            'Bu kepenk değil, pencere ya da balkon kapısı panjuru. Hangi lameli önerirsiniz?',
          ),
        }
      : undefined
  },
}

/** The table of motors ends before the curtain does. */
const beyondMotors: Rule = {
  id: 'beyond-motors',
  kind: 'warning',
  advise: (situation) => {
    const { configuration, assembly } = situation
    if (hasMisfits(situation) || !configuration.motor || assembly.build.motor) return undefined
    return {
      sentence: `Perde ${curtainWeightText(assembly.build)}; motorlarımızın hiçbiri kaldıramaz.`,
      mend:
        otherMaterial(situation) ??
        question('Motoru bize sorun', 'Bu kepengi kaldıracak bir motor var mı?'),
    }
  },
}

export const slatRules: readonly Rule[] = [
  beyondSlat,
  windowMaterial,
  typeMaterial,
  beyondMotors,
  takenForWindow,
  takenForDoor,
]
