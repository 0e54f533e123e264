import { z } from 'zod'
import { awaited, rendered, shortText, text, typed } from '#domain/content-schema.ts'

const placeholder = z.boolean().optional().describe('Örnek metinse true; gerçekse satırı silin')
const words = (mend: string) =>
  z.strictObject({ text: text(mend), placeholder }).describe(`${mend} (text)`)

/** content/about.yaml: the company's own words on /about. */
export const aboutSchema = z.strictObject({
  picture: z
    .strictObject({
      file: typed('Dosyanın yolu, ör. projects/kafe.jpg'),
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
          post: typed('Blog yazısının dosya adı, .md olmadan'),
          label: text('Bağlantının sözleri'),
        })
        .optional()
        .describe('Aramadan önce okunacak blog yazısı: post ve label'),
    })
    .describe('Acil servis bölümü'),
  about: z
    .strictObject({ heading: text('Başlık'), text: text('Bir iki cümle') })
    .describe('Hakkımızda bölümü'),
  placeholders: awaited,
})

export type About = Readonly<z.infer<typeof aboutSchema>>
export type HomeTexts = Readonly<z.infer<typeof homeSchema>>
