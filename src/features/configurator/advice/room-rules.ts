import { formatCentimetres } from '#lib/format.ts'
import { boxRoomText } from '../messages/build-texts.ts'
import type { Side } from '../model/limits.ts'
import type { Remark } from './advice.ts'
import { question, sizeWithPassage } from './mends.ts'
import { hasMisfits, isLow, isWindow, passageCm, type Rule } from './situation.ts'

/** What is left to walk through. Nobody walks through a window or over a counter. */
const passage = (id: string, side: Side, words: string, purpose: string): Rule => ({
  id,
  kind: 'hint',
  advise: (situation) => {
    const { assembly, catalogue } = situation
    const wanted = catalogue.advice.passage[side]
    const left = Math.floor(passageCm(assembly, side))
    if (isWindow(situation) || isLow(situation) || left >= wanted) return undefined
    return {
      sentence: `${words} ${formatCentimetres(left)} kalıyor; ${purpose} en az ${formatCentimetres(wanted)} gerekir.`,
      mend:
        sizeWithPassage(situation, side, wanted) ??
        question('Geçişi bize sorun', 'Net geçiş dar kalıyor. Ne önerirsiniz?'),
    }
  },
})

/** Room above, as a range. The size includes the box, so nothing of the opening is lost twice. */
const roomAbove =
  (isBoxed: boolean, remark: (room: string) => Remark): Rule['advise'] =>
  (situation) => {
    const { build } = situation.assembly
    return hasMisfits(situation) || build.box.isBoxed !== isBoxed
      ? undefined
      : remark(boxRoomText(build))
  }

export const passageRules: readonly Rule[] = [
  passage('low-passage', 'height', 'Net geçiş yüksekliği', 'eğilmeden geçmek için'),
  passage('narrow-passage', 'width', 'Net geçiş genişliği', 'rahat geçmek için'),
]

export const boxRules: readonly Rule[] = [
  {
    id: 'open-coil',
    kind: 'hint',
    advise: roomAbove(false, (room) => ({
      sentence: `Bu perde kutuya sığmaz; sarım üstte açıkta durur ve ${room} yer ister.`,
      mend: question('Açık sarımı bize sorun', 'Sarım kutusuz, açıkta mı kalacak? Nasıl görünür?'),
    })),
  },
  {
    id: 'room-for-box',
    kind: 'hint',
    advise: roomAbove(true, (room) => ({
      sentence: `Kutu üstte ${room} yer tutar; tavan, tente ya da tabela engel olmamalı.`,
      mend: question('Üstte yer azsa bize sorun', 'Kutu için üstte yerim az. Ne yapabilirsiniz?'),
    })),
  },
]
