import { z } from 'zod'
import { text } from '#domain/content-schema.ts'

/** Shape of content/service-area.yaml: the districts the company drives to. */
export const serviceAreaSchema = z.strictObject({
  center: text('Merkezin bulunduğu ilçe'),
  radiusKm: z.number().positive().describe('Gidilen mesafe, kilometre'),
  provinces: z
    .array(
      z.strictObject({
        name: text('İl adı'),
        side: z
          .enum(['Anadolu Yakası', 'Avrupa Yakası'])
          .optional()
          .describe('İstanbul için yaka: Anadolu Yakası ya da Avrupa Yakası'),
        districts: z.array(text('İlçe adı')).min(1).describe('İlçelerin listesi'),
      }),
    )
    .min(1)
    .describe('İllerin listesi'),
  placeholders: z.array(z.string()).describe('Gerçeği henüz yazılmamış alanların adları'),
})

export type ServiceArea = Readonly<z.infer<typeof serviceAreaSchema>>

/** The provinces, each once: Istanbul has a list for each of its sides. */
export const provinceNames = ({ provinces }: ServiceArea): readonly string[] => [
  ...new Set(provinces.map(({ name }) => name)),
]
