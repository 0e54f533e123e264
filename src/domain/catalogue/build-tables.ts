import { z } from 'zod'
import { text } from '#domain/content-schema.ts'
import { id } from './id.ts'

export const millimetres = (mend: string) => z.int().positive().describe(`${mend}, mm`)
export const centimetres = (mend: string) => z.int().positive().describe(`${mend}, cm`)
const positive = (mend: string) => z.number().positive().describe(mend)

/** One profile that a curtain can be made of, with what it allows. The numbers are the supplier's. */
export const slatSchema = z.strictObject({
  id,
  name: text('Lamelin adı'),
  material: z.string().describe('Malzemenin id alanı'),
  perforated: z.boolean().describe('Delikli mi: true ya da false'),
  use: z.enum(['shop', 'window']).describe('shop (dükkân, garaj) ya da window (pencere)'),
  max: z
    .strictObject({
      width: centimetres('En büyük genişlik'),
      height: centimetres('En büyük yükseklik'),
      area: positive('En büyük alan, m²'),
    })
    .describe('En büyük ölçüler'),
  kgPerM2: positive('Bir metrekaresinin ağırlığı, kg'),
  pitch: millimetres('Bir lamelin kapladığı yükseklik'),
  thickness: positive('Kalınlığı, mm'),
  guide: millimetres('Bir rayın genişliği'),
  inset: millimetres('Lamel ucunun dış kenardan uzaklığı'),
  tubes: z.array(millimetres('Boru çapı')).min(1).describe('Sarıldığı boru çapları, mm'),
  boxes: z
    .record(z.string().regex(/^\d+$/), millimetres('Kutunun yüksekliği'))
    .describe('Şu yüksekliğe kadar (cm): kutu (mm)'),
  handArea: positive('Elle açılan en büyük alan, m²'),
})

/** One motor; the table of areas decides where it speaks of a slat, the weight where it does not. */
export const motorSchema = z.strictObject({
  id,
  name: text('Motorun adı, ör. 80 Nm'),
  tube: millimetres('Takıldığı borunun çapı'),
  usableKg: positive('Kaldırdığı perde, kg'),
  boxed: z.boolean().describe('Kutuya sığar mı: true ya da false'),
  areas: z
    .record(z.string(), z.number().positive())
    .describe('Lamele göre en büyük alan, m²: { sl-77: 19 }'),
})

export type Slat = Readonly<z.infer<typeof slatSchema>>
export type Motor = Readonly<z.infer<typeof motorSchema>>
