import { z } from 'zod'
import { awaited, rendered, text, typed } from '#domain/content-schema.ts'

/** Front matter of content/services/<key>.md; picture and address follow from the file name. */
export const serviceSchema = z.strictObject({
  order: z.int().positive().describe('Sayfadaki sırası'),
  title: text('Hizmetin adı'),
  desc: text('Karttaki bir iki cümle'),
  action: z
    .enum(['design', 'ask', 'call'])
    .describe(
      'Kart nereye götürsün: design (konfiguratör), ask (WhatsApp sorusu) ya da call (telefon; kart kırmızı olur)',
    ),
  alt: text('Bu dosyayla aynı adı taşıyan fotoğrafta görülen, görmeyenler için'),
  rendered,
  placeholders: awaited,
})

/** content/projects/projects.yaml: the pictures of the portfolio, in order. */
export const projectsSchema = z.strictObject({
  projects: z
    .array(
      z.strictObject({
        file: typed('Dosyanın adı, ör. firin.jpg'),
        title: text('Kısa başlık'),
        alt: text('Fotoğrafta görülen, görmeyenler için'),
        rendered,
      }),
    )
    .describe('Fotoğrafların listesi'),
})

const origin = {
  date: 'Yorumun yapıldığı ay, yıl-ay, tırnak içinde: "2026-03"',
  source: 'Yorumun yapıldığı yer, ör. Google yorumu',
} as const

/** content/testimonials.yaml. One that is no sample says when and where it was given. */
export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(
      z
        .strictObject({
          name: text('Ad ve soyad; soyadın baş harfi gösterilir'),
          comment: text('Yorumun kendisi'),
          rating: z.int().min(1).max(5).describe('1 ile 5 arası yıldız'),
          date: z
            .string()
            .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
            .describe(origin.date)
            .optional(),
          source: text(origin.source).optional(),
          placeholder: z.boolean().optional().describe('Örnek yorumsa true; gerçekse satırı silin'),
        })
        .superRefine((testimonial, context) => {
          if (testimonial.placeholder === true) return
          for (const field of ['date', 'source'] as const)
            if (testimonial[field] === undefined)
              context.addIssue({
                code: 'custom',
                path: [field],
                message: `Bu alan eksik. Buraya yazılması gereken: ${origin[field]}.`,
              })
        }),
    )
    .describe('Yorumların listesi'),
})

/** content/faqs.yaml */
export const faqsSchema = z.strictObject({
  faqs: z
    .array(z.strictObject({ question: text('Soru'), answer: text('Cevap') }))
    .describe('Soruların listesi'),
  placeholders: awaited,
})

const statSchema = z.strictObject({
  prefix: text('Rakamdan önceki işaret, ör. "%"').optional(),
  value: z.int().nonnegative().describe('Rakam'),
  suffix: text('Rakamdan sonraki işaret, ör. "+"').optional(),
  unit: text('Birim, ör. yıl').optional(),
  label: text('Rakamın altındaki söz'),
  placeholder: z
    .boolean()
    .optional()
    .describe('Rakamın belgesi henüz yoksa true; belgesi varsa silin'),
})

/** content/stats.yaml: the figures of the two counter bands. */
export const statsSchema = z.strictObject({
  home: z.array(statSchema).describe('Ana sayfanın rakamları'),
  about: z.array(statSchema).describe('Hakkımızda sayfasının rakamları'),
})

export type ServiceFrontMatter = Readonly<z.infer<typeof serviceSchema>>
export type Project = Readonly<z.infer<typeof projectsSchema>['projects'][number]>
export type StoredTestimonial = Readonly<z.infer<typeof testimonialsSchema>['testimonials'][number]>
export type Faq = Readonly<z.infer<typeof faqsSchema>['faqs'][number]>
export type Stat = Readonly<z.infer<typeof statSchema>>
