import { z } from 'zod'
import { text } from '#domain/content-schema.ts'
import { contradictionsIn } from './contradictions.ts'
import { centimetres, millimetres, motorSchema, slatSchema } from './build-tables.ts'
import { id } from './id.ts'

const grade = (mend: string) => z.int().min(1).max(5).describe(mend)
const range = (mend: string) =>
  z
    .strictObject({
      min: centimetres('En küçük ölçü'),
      max: centimetres('En büyük ölçü'),
    })
    .describe(mend)

const shutterTypeSchema = z.strictObject({
  id,
  name: text('Tipin adı'),
  description: text('Bir cümlelik açıklama'),
  basePrice: z.int().positive().describe('Başlangıç fiyatı, ₺, yalnızca sayı'),
  image: text('Bir emoji'),
  features: z.array(text('Kısa özellik')).length(3).describe('Üç kısa özellik'),
  perforated: z.boolean().describe('Lamelleri delikli mi: true ya da false'),
  drive: z
    .enum(['motor', 'hand'])
    .optional()
    .describe('Nasıl açılır: motor ya da hand (elle); ikisi de olursa yazılmaz'),
  material: z
    .string()
    .optional()
    .describe('Bu tip için önerilen malzemenin id alanı; fark etmezse yazılmaz'),
})

const materialSchema = z.strictObject({
  id,
  name: text('Malzemenin adı'),
  description: text('Bir cümlelik açıklama'),
  priceMultiplier: z.number().positive().describe('Fiyat katsayısı, ör. 1.4 (sitede gösterilmez)'),
  durability: grade('Dayanıklılık, 1–5'),
  maintenance: grade('Bakım kolaylığı, 1–5'),
  finish: z
    .enum(['plain', 'steel'])
    .describe('Çizimdeki görünüş: plain ya da steel (koyu çerçeve)'),
})

const colorSchema = z.strictObject({
  id,
  name: text('Rengin adı'),
  hex: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .describe('Renk kodu, tırnak içinde: "#8B4513"'),
  popular: z.boolean().describe('Popüler mi: true ya da false'),
  grain: z.boolean().optional().describe('Ahşap damarı çizilsin mi: true ya da false'),
})

/** Shape of content/catalogue.yaml: what the configurator offers. Money in ₺, lengths in cm. */
export const catalogueSchema = z
  .strictObject({
    types: z.array(shutterTypeSchema).min(1).describe('Kepenk tipleri'),
    priceNote: text('Başlangıç fiyatlarının altında okunan cümle: KDV, neyin dâhil olmadığı'),
    materials: z.array(materialSchema).min(1).describe('Malzemeler'),
    colors: z.array(colorSchema).min(1).describe('Renkler'),
    colorNote: text('Renklerin altında okunan cümle: ekran, numune, başka renkler'),
    limits: z
      .strictObject({ width: range('Genişlik sınırları'), height: range('Yükseklik sınırları') })
      .describe('Ölçü sınırları, cm'),
    slats: z.array(slatSchema).min(1).describe('Lamel tablosu'),
    motors: z.array(motorSchema).min(1).describe('Motorlar, zayıftan güçlüye'),
    construction: z
      .strictObject({
        bottomBar: millimetres('Alt profilin yüksekliği'),
        motorLength: millimetres('Motorun uzunluğu'),
      })
      .describe('Lamele bağlı olmayan parçalar, mm'),
    advice: z
      .strictObject({
        passage: z
          .strictObject({
            width: centimetres('Rahat geçilen en küçük genişlik'),
            height: centimetres('Rahat geçilen en küçük yükseklik'),
          })
          .describe('Rahat geçilen en küçük net geçiş, cm'),
        windowHeight: centimetres('Bu yüksekliğe kadar pencere sayılır'),
        motorWidth: centimetres('Motorun rahat sığdığı en küçük genişlik'),
        handKg: z.number().positive().describe('Elle açılan en ağır perde, kg'),
      })
      .describe('Önerilerin baktığı sınırlar'),
    terms: z
      .array(text('Özetin altında okunan bir cümle'))
      .min(1)
      .describe('Özet sayfasının altındaki koşullar'),
    defaults: z
      .strictObject({
        type: id,
        material: id,
        color: id,
        width: z.int().describe('İlk genişlik, cm'),
        height: z.int().describe('İlk yükseklik, cm'),
        motor: z.boolean().describe('true ya da false'),
        remote: z.boolean().describe('true ya da false'),
        sensor: z.boolean().describe('true ya da false'),
      })
      .describe('Konfiguratör açıldığında seçili olanlar'),
    placeholders: z.array(z.string()).describe('Gerçeği henüz yazılmamış alanların adları'),
  })
  .superRefine((catalogue, context) => {
    for (const { path, message } of contradictionsIn(catalogue)) {
      context.addIssue({ code: 'custom', path, message })
    }
  })

export type Catalogue = Readonly<z.infer<typeof catalogueSchema>>
export type ShutterType = Readonly<z.infer<typeof shutterTypeSchema>>
export type Material = Readonly<z.infer<typeof materialSchema>>
export type Color = Readonly<z.infer<typeof colorSchema>>
