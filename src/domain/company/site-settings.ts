import { z } from 'zod'
import { shortText, text, typed } from '#domain/content-schema.ts'

/** Shape of content/site.yaml: the company's facts and the site's switches. */
export const siteSettingsSchema = z.strictObject({
  brand: shortText('Markanın adı, ör. Örnek Kepenk', 40),
  slogan: text('Ana sayfadaki büyük başlık'),
  footerText: text('Sayfa altındaki tanıtım cümlesi'),
  domain: z
    .url({ abort: true })
    // What a browser would mend (https:/firma) must be written right: the text itself begins every address.
    .regex(/^https:\/\/(?:[\p{Ll}\d-]+\.)+\p{Ll}[\p{Ll}\d-]+$/u)
    .describe('Sitenin adresi, sonunda / olmadan: https://www.firma.com'),
  phone: z
    .string()
    .regex(/^\+90\d{10}$/)
    .describe('Boşluksuz telefon numarası, ör. "+905321234567"'),
  email: z.email().describe('E-posta adresi, ör. bilgi@firma.com'),
  address: z
    .strictObject({
      street: text('Mahalle, cadde ve kapı numarası'),
      district: text('İlçe'),
      city: text('İl'),
      postalCode: z
        .string()
        .regex(/^\d{5}$/)
        .describe('Beş haneli posta kodu, tırnak içinde: "34710"'),
    })
    .describe('Adres: street, district, city, postalCode'),
  location: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe('Enlem, ör. 40.9903'),
      longitude: z.number().min(-180).max(180).describe('Boylam, ör. 29.0275'),
    })
    .describe('Haritadaki yer: latitude ve longitude'),
  hoursLabel: text('Hizmet saatleri, ör. 7/24 Kepenk Hizmeti'),
  company: z
    .strictObject({
      legalName: text('Ticaret unvanı'),
      mersis: z
        .string()
        .regex(/^\d{16}$/)
        .describe('16 haneli MERSİS numarası, tırnak içinde'),
      tradeRegistry: text('Ticaret sicili ve numarası'),
      headOffice: text('Şirket merkezinin bulunduğu yer, ör. Kadıköy, İstanbul').optional(),
      managers: z
        .array(text('Ad ve soyad'))
        .min(1)
        .optional()
        .describe('Müdürlerin, anonim şirkette yönetim kurulunun adları'),
      capital: z
        .strictObject({
          subscribed: z.int().positive().describe('Taahhüt edilen sermaye, lira'),
          paid: z.int().nonnegative().describe('Ödenen sermaye, lira'),
        })
        .optional()
        .describe('Sermaye: subscribed ve paid'),
      taxOffice: text('Vergi dairesi'),
      taxNumber: z
        .string()
        .regex(/^\d{10,11}$/)
        .describe('10 haneli vergi numarası, tırnak içinde'),
      kep: z
        .email()
        .optional()
        .describe('Kayıtlı elektronik posta (KEP) adresi; yoksa satırı silin'),
      verbis: text('VERBİS kayıt numarası; kayıt yoksa satırı silin').optional(),
      hostingProvider: text('Siteyi barındıran şirket'),
      hostingRegion: text('Sunucunun bulunduğu ülke'),
    })
    .describe('Şirket bilgileri'),
  social: z
    .array(
      z.strictObject({
        name: text('Sosyal ağın adı'),
        url: z
          .url({ protocol: /^https?$/ })
          .optional()
          .describe('Hesabın adresi, https:// ile başlar; hesap yoksa satırı silin'),
      }),
    )
    .describe('Sosyal hesapların listesi'),
  copyrightYear: z.int().min(2000).describe('Telif yılı, ör. 2025'),
  developer: text('Siteyi yapanın adı'),
  chat: z
    .strictObject({
      fault: typed('Ana sayfadaki “Fotoğrafını gönderin” düğmesinin mesajı'),
      greeting: typed('Sağ alttaki WhatsApp düğmesinin mesajı'),
      qr: typed('Hakkımızda sayfasındaki karekodun mesajı'),
      question: typed('SSS yanındaki soru bağlantısının mesajı'),
      quote: typed('Konfiguratördeki fiyat teklifi mesajının ilk satırı'),
      order: typed('Konfiguratördeki sipariş mesajının ilk satırı'),
      quoteSeveral: typed('Birden çok kepenk için fiyat teklifi mesajının ilk satırı'),
      orderSeveral: typed('Birden çok kepenk için sipariş mesajının ilk satırı'),
    })
    .describe('Hazır WhatsApp mesajları'),
  map: z
    .strictObject({
      provider: text('Harita sağlayıcısının adı'),
      embedUrl: z.string().startsWith('https://').describe('Haritanın adresi, https:// ile başlar'),
      directionsUrl: z
        .string()
        .startsWith('https://')
        .describe('Yol tarifi adresi, https:// ile başlar'),
    })
    .describe('Harita ayarları'),
  analytics: z
    .strictObject({
      key: z
        .string()
        .regex(/^[A-Z0-9-]+$/)
        .nullable()
        .describe('Ölçüm kimliği (G-XXXXXXXXXX) ya da null'),
      integrity: z
        .string()
        .regex(/^(yer-tutucu|sha(256|384|512)-[A-Za-z0-9+/]+=*)$/)
        .describe('Etiketin bütünlük değeri (sha384-…) ya da yer-tutucu'),
      safeguard: z
        .string()
        .min(1)
        .nullable()
        .describe('Yurt dışına aktarımın güvencesi, adı ve günüyle, ya da null'),
    })
    .superRefine(({ key, safeguard }, context) => {
      if (key === null || safeguard !== null) return
      const message =
        'Ölçüm kimliği (key) doluyken bu alan boş kalamaz. Kanun m. 9’daki güvencenin adını ve gününü yazın; güvence yoksa key alanına null yazın.'
      context.addIssue({ code: 'custom', path: ['safeguard'], message })
    })
    .describe('Ölçüm ayarları'),
  intro: z
    .strictObject({
      when: z
        .enum(['session-and-reload', 'session', 'never'])
        .describe('Açılış filmi ne zaman gösterilsin'),
      returnTo: z.enum(['home', 'requested']).describe('Filmden sonra nereye dönülsün'),
    })
    .describe('Açılış filmi ayarları'),
  consent: z
    .strictObject({ applyStored: z.boolean().describe('true ya da false') })
    .describe('Çerez izni ayarları'),
  legal: z
    .strictObject({ updated: z.enum(['today', 'fixed']).describe('Yasal sayfalardaki tarih') })
    .describe('Yasal sayfa ayarları'),
  offline: z
    .enum(['on', 'off'])
    .describe('Bağlantı kesilince de açılan sayfalar: on (açık) ya da off (kapalı)'),
  placeholders: z.array(z.string()).describe('Gerçeği henüz yazılmamış alanların adları'),
})

export type SiteSettings = Readonly<z.infer<typeof siteSettingsSchema>>
