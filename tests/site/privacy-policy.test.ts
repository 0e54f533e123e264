import { expect, test } from 'vitest'
import { formatPhone } from '#lib/format.ts'
import { attribute, elementsInside, elementsOf, pages, textOf } from '../support/built-site.ts'
import { site } from '../support/content.ts'

/** What the law wants said on the page (KVKK 10, 11, 13 and 14), topic by topic; the facts are the company's own. */
const { company, address } = site
const MUST_BE_SAID: Readonly<Record<string, readonly string[]>> = {
  'who is responsible': [
    `Ticaret unvanı: ${company.legalName}`,
    `Adres: ${address.street}`,
    `Telefon: ${formatPhone(site.phone)}`,
    `E-posta: ${site.email}`,
    ...(company.kep === undefined ? [] : [`KEP adresi: ${company.kep}`]),
    `MERSİS numarası: ${company.mersis}`,
    `Ticaret sicili: ${company.tradeRegistry}`,
    company.verbis === undefined ? 'VERBİS' : `(VERBİS) kayıt numarası: ${company.verbis}`,
  ],
  'that it informs and asks for no consent': ['okumanız bir onay vermeniz anlamına gelmez'],
  'recipients and what for': [
    `Barındırma sağlayıcısı (${company.hostingProvider}; sunucu bölgesi: ${company.hostingRegion}): siteyi yayımlar`,
    'WhatsApp (Meta): yalnızca siz bir WhatsApp bağlantısını açarsanız',
    `Harita sağlayıcısı (${site.map.provider}): yalnızca iletişim sayfasında haritayı açarsanız`,
    'Telefon ve e-posta hizmetini aldığımız şirketler',
    'Mali müşavirimiz',
    'Avukatımız',
    'Yetkili kurumlar ve mahkemeler',
    site.analytics.key === null
      ? 'Analitik için veri aktardığımız bir şirket yoktur'
      : 'Google’a aktarılır',
  ],
  'transfers abroad': [
    'Kanun’un 9. maddesi, kişisel verilerin yurt dışına aktarılmasını belirli şartlara bağlar',
    'Bölge Türkiye dışındaysa erişim kayıtlarınız, IP adresinizle birlikte, yurt dışında tutulur',
    'WhatsApp: sunucuları yurt dışındadır',
    'Harita: haritayı açtığınızda sağlayıcının sunucusu yurt dışında olabilir',
    'E-posta: e-posta hizmetinin sunucuları yurt dışındaysa',
  ],
  'the nine rights': [
    'Kişisel veri işlenip işlenmediğini öğrenme.',
    'işlenmişse buna ilişkin bilgi talep etme.',
    'işlenme amacını ve bunların amacına uygun kullanılıp kullanılmadığını öğrenme.',
    'Yurt içinde veya yurt dışında kişisel verilerin aktarıldığı üçüncü kişileri bilme.',
    'eksik veya yanlış işlenmiş olması hâlinde bunların düzeltilmesini isteme.',
    'silinmesini veya yok edilmesini isteme.',
    'aktarıldığı üçüncü kişilere bildirilmesini isteme.',
    'aleyhinize bir sonucun ortaya çıkmasına itiraz etme.',
    'zarara uğramanız hâlinde zararın giderilmesini talep etme.',
  ],
  'how data are kept safe': [
    'Verileri nasıl koruyoruz?',
    'Site yalnızca şifreli bağlantıyla (HTTPS) yayımlanır',
  ],
  'the six rights of the Regulation': [
    'Erişim: verilerinizin',
    'Düzeltme: yanlış',
    'Silme: verilerinizin',
    'İşlemenin kısıtlanması: belirli',
    'Taşınabilirlik: bize',
    'İtiraz: meşru',
  ],
  'how to apply': [
    `Islak imzalı dilekçeyle, elden veya postayla: ${address.street}`,
    ...(company.kep === undefined ? [] : [`Kayıtlı elektronik posta ile: ${company.kep}`]),
    `Güvenli elektronik imza veya mobil imzayla imzalayarak e-postayla: ${site.email}`,
    'Bize daha önce bildirdiğiniz ve kayıtlarımızda bulunan e-posta adresinizden',
    'adınız ve soyadınız, başvuru yazılıysa imzanız',
    'T.C. kimlik numaranız; yabancıysanız uyruğunuz ve pasaport numaranız',
    'tebligata esas yerleşim yeri veya iş yeri adresiniz',
    'varsa bildirime esas e-posta adresiniz, telefon ve faks numaranız',
    'talebinizin konusu',
  ],
  'the answer': [
    'en geç 30 gün içinde ücretsiz sonuçlandırırız',
    'yalnızca Kurulun belirlediği tarifedeki ücret',
  ],
  'the complaint': [
    'Önce bize başvurmanız gerekir',
    'yanıtımızı öğrendiğiniz tarihten başlayarak 30 gün ve her hâlde başvuru tarihinden başlayarak 60 gündür',
    'tazminat isteme hakkınız saklıdır',
  ],
}

const [page] = pages.filter(({ path }) => path === '/privacy-policy')
const mains = page ? elementsOf(page, 'main') : []
/** Spaces that hold words together count as spaces. */
const plain = (words: string) => words.replaceAll('\u00A0', ' ')
const text = plain(mains.map(textOf).join(' '))

test.each(Object.entries(MUST_BE_SAID))('the privacy policy says %s', (_, sentences) => {
  expect(sentences.filter((sentence) => !text.includes(plain(sentence)))).toEqual([])
})

/** What is said of each occasion on which data are taken: the headings of that section. */
const occasions = text
  .slice(text.indexOf('Bizi aradığınızda'), text.indexOf('Tarayıcınızda kalanlar'))
  .split(/(?=Veriler: )/u)
  .slice(1)

test('of each occasion it says which data, how they are taken, what for, on which ground and how long', () => {
  expect(occasions.length).toBe(site.analytics.key === null ? 7 : 8)
  for (const occasion of occasions) {
    for (const part of [
      /Veriler: \S/u,
      /Nasıl toplanır: \S/u,
      /Amaç(?: ve hukuki sebep)?: \S/u,
      /[Hh]ukuki sebep: \S/u,
      /\b5\/(?:1|2-[cçef])/u,
      /Saklama süresi: \S/u,
    ])
      expect(occasion).toMatch(part)
  }
})

test.each(pages.filter(({ path }) => ['/privacy-policy', '/cookie-policy'].includes(path)))(
  'wherever the text of $path names the e-mail address or the phone number, a tap writes or calls',
  (legal) => {
    const [main] = elementsOf(legal, 'main')
    const read = main ? textOf(main) : ''
    const links = main ? elementsInside(main, 'a') : []
    for (const [named, href] of [
      [site.email, `mailto:${site.email}`],
      [formatPhone(site.phone), `tel:${site.phone}`],
    ] as const) {
      const times = read.split(named).length - 1
      expect(times).toBeGreaterThan(0)
      expect(
        links.filter((link) => attribute(link, 'href') === href).map((link) => textOf(link)),
      ).toEqual(Array.from({ length: times }, () => named))
    }
  },
)
