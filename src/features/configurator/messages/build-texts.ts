import { formatCentimetreRange, formatKilograms, formatSize } from '#lib/format.ts'
import type { Assembly, Build } from '../assembly/assembly.ts'
import { MM_PER_CM } from '#lib/units.ts'

/** The coil is calculated, not measured: the box may turn out this much higher. */
const BOX_DOUBT_MM = 50

const cm = (mm: number): number => Math.round(mm / MM_PER_CM)

/** 'yaklaşık 34 kg' */
export const curtainWeightText = ({ curtainKg }: Pick<Build, 'curtainKg'>): string =>
  `yaklaşık ${formatKilograms(curtainKg)}`

/** What is above the opening: a box, or a coil without one. */
export const coverName = ({ isBoxed }: Pick<Build['box'], 'isBoxed'>): string =>
  isBoxed ? 'kutu' : 'üstteki sarım'

/** What the box, or the bare coil, takes above the opening: 'yaklaşık 30–35 cm'. */
export const boxRoomText = ({ box }: Pick<Build, 'box'>): string =>
  `yaklaşık ${formatCentimetreRange(cm(box.heightMm), cm(box.heightMm + BOX_DOUBT_MM))}`

/** The clear passage: '280 × 220 cm'. Never more than there is, as in the drawing. */
export const passageText = ({ opening: { width, height } }: Pick<Assembly, 'opening'>): string =>
  formatSize(Math.floor(width / MM_PER_CM), Math.floor(height / MM_PER_CM))
