import { z } from 'zod'
import { day, shortText, text } from '#domain/content-schema.ts'
import { consentCategories } from '#domain/visitor/consent-categories.ts'

const rendered = z
  .boolean()
  .default(false)
  .describe('Bilgisayarda üretilmiş temsilî görselse true; gerçek fotoğrafta satırı silin')

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
})

/** content/projects/projects.yaml: the pictures of the portfolio, in order. */
export const projectsSchema = z.strictObject({
  projects: z
    .array(
      z.strictObject({
        file: text('Dosyanın adı, ör. firin.jpg'),
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

/** The pages that content/legal/ holds a text for. */
export const legalPages = ['cookie-policy', 'privacy-policy'] as const

/** Front matter of content/legal/<page>.md */
export const legalSchema = z.strictObject({
  title: text('Sayfanın başlığı'),
  description: shortText('Arama sonucundaki açıklama, en çok 160 harf', 160),
  updated: day('Metnin tarihi, yıl-ay-gün: 2026-11-28'),
  version: text('Metnin sürümü, ör. "1.0"'),
})

/** content/cookies.yaml: everything the site may store in a browser. */
export const cookiesSchema = z.strictObject({
  cookies: z
    .array(
      z.strictObject({
        name: text('Kaydın adı'),
        kind: z
          .enum(['cookie', 'localStorage', 'sessionStorage', 'cacheStorage'])
          .describe('Kaydın türü'),
        provider: text('Kaydı koyan'),
        party: z.enum(['first', 'third']).describe('first: bu site, third: başka site'),
        category: z.enum(consentCategories).describe('Çerez türü'),
        purpose: text('Ne işe yarar'),
        lifetime: text('Ne kadar kalır'),
        onlyWithAnalytics: z.boolean().describe('Yalnızca ölçüm açıksa mı: true ya da false'),
      }),
    )
    .describe('Kayıtların listesi'),
})

const placeholder = z.boolean().optional().describe('Örnek metinse true; gerçekse satırı silin')
const words = (mend: string) =>
  z.strictObject({ text: text(mend), placeholder }).describe(`${mend} (text)`)

/** content/about.yaml: the company's own words on /about. */
export const aboutSchema = z.strictObject({
  picture: z
    .strictObject({
      file: text('Dosyanın yolu, ör. projects/kafe.jpg'),
      alt: text('Fotoğrafta görülen, görmeyenler için'),
      rendered,
    })
    .describe('Sayfanın geniş fotoğrafı'),
  story: z
    .strictObject({
      headline: text('Sayfanın büyük başlığı'),
      title: text('Hikâyenin başlığı'),
      paragraphs: z.array(text('Paragraf')).min(1).describe('Hikâyenin paragrafları'),
      placeholder,
    })
    .describe('Firmanın hikâyesi'),
  vision: words('Vizyon, bir iki cümle'),
  mission: words('Misyon, bir iki cümle'),
  values: z
    .strictObject({
      quality: words('Kalite, bir iki cümle'),
      customerFocus: words('Müşteri odaklılık, bir iki cümle'),
      reliability: words('Güvenilirlik, bir iki cümle'),
    })
    .describe('Üç değer: quality, customerFocus, reliability'),
})

/** As the pages look for it (domain/media/queries.ts): in the folder itself, with this ending. */
const filmFile = (kind: 'webm' | 'mp4') =>
  z
    .string()
    .regex(new RegExp(String.raw`^[^/\\]+\.${kind}$`, 'u'))
    .describe(`Dosyanın adı; küçük harfle .${kind} ile biter, ör. film.${kind}`)

const film = z.strictObject({
  webm: filmFile('webm'),
  mp4: filmFile('mp4'),
  description: text('Filmde görülen, bir cümle'),
  rendered,
})

/** content/media/media.yaml: the hero picture and the two films. */
export const mediaSchema = z.strictObject({
  hero: z
    .strictObject({
      file: text('Dosyanın adı, ör. hero.jpg'),
      tall: text('Telefon için dikey kesimin adı, ör. hero-tall.jpg').optional(),
      alt: text('Fotoğrafta görülen'),
      rendered,
    })
    .describe('Ana sayfanın resmi'),
  intro: film
    .extend({
      keeps: z
        .enum(['left', 'middle', 'right'])
        .describe('Dik tutulan telefonda filmin hangi kısmı görünsün')
        .default('middle'),
    })
    .describe('Açılış filmi'),
  promo: film.describe('Ana sayfadaki film'),
})

/** content/home.yaml: the sentences of the home page. */
export const homeSchema = z.strictObject({
  description: shortText('Arama sonucundaki açıklama, en çok 155 harf', 155),
  hero: z
    .strictObject({
      lead: text('Büyük başlığın altındaki cümle'),
      phoneLabel: text('Büyük telefon numarasının üstündeki söz'),
    })
    .describe('Sayfanın ilk ekranı'),
  whyUs: z
    .strictObject({
      heading: text('Başlık'),
      security: text('Güvenlik kartının yazısı'),
      quality: text('Kalite kartının yazısı'),
      aesthetics: text('Estetik kartının yazısı'),
    })
    .describe('Neden biz bölümü'),
  emergency: z
    .strictObject({
      heading: text('Başlık'),
      lead: text('Başlığın altındaki cümle'),
      cards: z
        .array(
          z.strictObject({ title: text('Arızanın adı'), text: text('Ne yapmalı, bir iki cümle') }),
        )
        .length(4)
        .describe('Tam dört kart'),
      guide: z
        .strictObject({
          post: text('Blog yazısının dosya adı, .md olmadan'),
          label: text('Bağlantının sözleri'),
        })
        .optional()
        .describe('Aramadan önce okunacak blog yazısı: post ve label'),
    })
    .describe('Acil servis bölümü'),
  about: z
    .strictObject({ heading: text('Başlık'), text: text('Bir iki cümle') })
    .describe('Hakkımızda bölümü'),
})

export type HomeTexts = Readonly<z.infer<typeof homeSchema>>
export type ServiceFrontMatter = Readonly<z.infer<typeof serviceSchema>>
export type LegalPage = (typeof legalPages)[number]
export type LegalFrontMatter = Readonly<z.infer<typeof legalSchema>>
export type Project = Readonly<z.infer<typeof projectsSchema>['projects'][number]>
export type StoredTestimonial = Readonly<z.infer<typeof testimonialsSchema>['testimonials'][number]>
export type Faq = Readonly<z.infer<typeof faqsSchema>['faqs'][number]>
export type Stat = Readonly<z.infer<typeof statSchema>>
export type About = Readonly<z.infer<typeof aboutSchema>>
export type StoredItem = Readonly<z.infer<typeof cookiesSchema>['cookies'][number]>
