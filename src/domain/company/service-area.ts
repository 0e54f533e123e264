import { z } from 'zod'

const name = z.string().trim().min(1)

/** Shape of content/service-area.yaml: the districts the company drives to. */
export const serviceAreaSchema = z.strictObject({
  center: name.describe('Merkezin bulunduğu ilçe'),
  radiusKm: z.number().positive().describe('Gidilen mesafe, kilometre'),
  provinces: z
    .array(
      z.strictObject({
        name: name.describe('İl adı'),
        side: name.optional().describe('İstanbul için yaka: Anadolu Yakası ya da Avrupa Yakası'),
        districts: z.array(name.describe('İlçe adı')).min(1).describe('İlçelerin listesi'),
      }),
    )
    .min(1)
    .describe('İllerin listesi'),
  placeholders: z.array(z.string()).describe('Gerçeği henüz yazılmamış alanların adları'),
})

export type ServiceArea = Readonly<z.infer<typeof serviceAreaSchema>>
