import { formatCentimetres, formatList, formatSize, formatSquareMetres } from '#lib/format.ts'
import { fittingSlats } from '../assembly/engineering.ts'
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
    return {
      sentence: `${type.name} için önerdiğimiz malzeme: ${wanted.name}. Seçili olan: ${material.name}.`,
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
]
