export const POST = 'posts/montaj-gunu-kesiften-teste-adim-adim.md'

export const replacing = (from: string | RegExp, to: string) => (text: string) =>
  text.replace(from, to)

/** What is wrong, in which file, how it comes about, and what the owner reads. */
type Slip = [
  what: string,
  file: string,
  change: (text: string) => string | Buffer,
  sentence: RegExp,
]

/** What an owner gets wrong in one file. */
export const slips: readonly Slip[] = [
  [
    'a missing field',
    POST,
    replacing(/^title: .*\n/mu, ''),
    /^content\/posts\/montaj-gunu-kesiften-teste-adim-adim\.md, satır \d+: “title” alanı: Bu alan eksik\. .*Yazının başlığı\.$/u,
  ],
  [
    'a title too long for a picture',
    POST,
    replacing(/^title: .*$/mu, `title: ${'kepenk '.repeat(18)}`),
    /“title” alanı: Değer çok uzun.*\(en çok 120\)\. .*Yazının başlığı\.$/u,
  ],
  [
    'a tab',
    'faqs.yaml',
    replacing(/^ {2}- question/mu, '\t- question'),
    /^content\/faqs\.yaml, satır \d+: Satırın başında sekme/u,
  ],
  [
    'a field written twice',
    'testimonials.yaml',
    replacing(/^( +)rating: (\d)$/mu, '$1rating: $2\n$1rating: 5'),
    /satır \d+: Bu alan iki kez yazılmış/u,
  ],
  [
    'a colon in a text',
    'site.yaml',
    replacing(/^brand: .*$/mu, 'brand: Çelik: Kepenk'),
    /site\.yaml, satır \d+: Metinde iki nokta/u,
  ],
  [
    'a number sign in a text',
    'site.yaml',
    replacing(/^slogan: .*$/mu, 'slogan: İstanbul’un #1 kepenkçisi'),
    /site\.yaml, satır \d+: # işaretinden sonrası/u,
  ],
  [
    'a text that begins with a star',
    'site.yaml',
    replacing(/^slogan: .*$/mu, 'slogan: *yeni'),
    /satır \d+: \* işaretinden sonrası/u,
  ],
  [
    'quotes inside quotes',
    'projects/projects.yaml',
    replacing(/title: "(\S+)/u, 'title: "$1 "iyi"'),
    /projects\.yaml, satır \d+: Bu satır okunamıyor\. .*düz tırnak/u,
  ],
  [
    'a comma without quotes',
    'projects/projects.yaml',
    replacing(/title: "[^"]*"/u, 'title: Kasap, kapalı kepenk'),
    /satır \d+: .*“Kasap”.*Tanınmayan alan: kapalı kepenk\. .*düz tırnak/u,
  ],
  [
    'a price with a dot for thousands',
    'catalogue.yaml',
    replacing(/basePrice: \d+/u, 'basePrice: 3.000'),
    /satır \d+: Binlik noktası koymayın: 3\.000 yerine 3000\.$/u,
  ],
  [
    'a price with dot and comma',
    'catalogue.yaml',
    replacing(/basePrice: \d+/u, 'basePrice: 2.750,00'),
    /“basePrice” alanı: .*binlik noktası olmadan/u,
  ],
  [
    'a price of nothing',
    'catalogue.yaml',
    replacing(/basePrice: \d+/u, 'basePrice: 0'),
    /“basePrice” alanı: .*0 olamaz, daha büyük olmalı/u,
  ],
  [
    'limits the wrong way round',
    'catalogue.yaml',
    replacing(/min: \d+/u, 'min: 9000'),
    /“width” alanı: min \(9000\) max değerinden/u,
  ],
  [
    'a day that does not exist',
    POST,
    replacing(/^date: .*$/mu, 'date: 2025-02-31'),
    /“date” alanı: .*yıl-ay-gün/u,
  ],
  [
    'a change before the post was written',
    POST,
    replacing(/^date: .*$/mu, 'date: 2025-02-03\nupdated: 2025-01-31'),
    /satır \d+: “updated” alanı: 2025-01-31, yazının tarihinden \(2025-02-03\) önce/u,
  ],
  [
    'a telephone number without quotes',
    'site.yaml',
    replacing(/^phone: .*$/mu, 'phone: +905321234567'),
    /“phone” alanı: Bu bir metin olmalı; değeri tırnak içine alın/u,
  ],
  [
    'a list without entries',
    'faqs.yaml',
    () => 'faqs:\n',
    /“faqs” alanı: Bu alan boş\. .*\[\] yazın/u,
  ],
  [
    'an address of the site that a browser would mend',
    'site.yaml',
    replacing(/^domain: .*$/mu, 'domain: https:/www.firma.com'),
    /^content\/site\.yaml, satır \d+: “domain” alanı: .*https:\/\/www\.firma\.com\.$/u,
  ],
  [
    'an address that is a script',
    'site.yaml',
    replacing(
      /^social:(?:\n +.*)*/mu,
      'social:\n  - { name: Instagram, url: "javascript:alert(1)" }',
    ),
    /“url” alanı: /u,
  ],
  ['an empty file', 'faqs.yaml', () => '', /^content\/faqs\.yaml: Dosyanın içi boş\.$/u],
  [
    'a file of two bytes a letter',
    'faqs.yaml',
    (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    /^content\/faqs\.yaml: .*UTF-8/u,
  ],
  [
    'a file in the old Turkish code page',
    'faqs.yaml',
    (text: string) => Buffer.from(text.replaceAll(/[^\0-\u00FF]/gu, '\u00FE'), 'latin1'),
    /^content\/faqs\.yaml: .*UTF-8/u,
  ],
  [
    'a film that is not there',
    'media/media.yaml',
    replacing(/webm: [^,]+/u, 'webm: yok.webm'),
    /satır \d+: “webm” alanı: “yok\.webm” dosyası/u,
  ],
  [
    'a film whose ending no page looks for',
    'media/media.yaml',
    replacing(/mp4: [^,]+/u, 'mp4: intro.MP4'),
    /satır \d+: “mp4” alanı: .*küçük harfle \.mp4/u,
  ],
  [
    'a film of another kind',
    'media/media.yaml',
    replacing(/webm: [^,]+/u, 'webm: intro.mov'),
    /satır \d+: “webm” alanı: .*küçük harfle \.webm/u,
  ],
  [
    'a day where a text is wanted',
    'legal/privacy-policy.md',
    replacing(/^version: .*$/mu, 'version: 2026-11-28'),
    /satır \d+: “version” alanı: Bu bir metin olmalı; değeri tırnak içine alın/u,
  ],
  [
    'a day where a name is wanted',
    'site.yaml',
    replacing(/^developer: .*$/mu, 'developer: 2025-01-15'),
    /satır \d+: “developer” alanı: Bu bir metin olmalı; değeri tırnak içine alın/u,
  ],
  [
    'a placeholder of no field',
    'site.yaml',
    replacing(/^placeholders:.*(?:\n {2}- .*)*/mu, 'placeholders: [telefon]'),
    /“telefon” diye bir alan yok/u,
  ],
  [
    'a placeholder of no field of the service area',
    'service-area.yaml',
    replacing(/^placeholders:.*$/mu, 'placeholders: [ilceler]'),
    /service-area\.yaml, satır \d+: “placeholders” alanı: “ilceler” diye bir alan yok/u,
  ],
  [
    'a placeholder of no field of the catalogue',
    'catalogue.yaml',
    replacing(/^placeholders:.*$/mu, 'placeholders: [fiyatlar]'),
    /catalogue\.yaml, satır \d+: “placeholders” alanı: “fiyatlar” diye bir alan yok/u,
  ],
  [
    'a placeholder that no answer says',
    'faqs.yaml',
    replacing(/^placeholders:.*$/mu, 'placeholders: ["3 iş günü"]'),
    /^content\/faqs\.yaml, satır \d+: “placeholders” alanı: “3 iş günü” metinde geçmiyor/u,
  ],
  [
    'a placeholder that the legal text does not say',
    'legal/cookie-policy.md',
    replacing(/^version: /mu, 'placeholders: [Sürüm bir]\nversion: '),
    /cookie-policy\.md, satır \d+: “placeholders” alanı: “Sürüm bir” metinde geçmiyor/u,
  ],
  [
    'a project’s title written twice',
    'projects/projects.yaml',
    replacing(/(title: "[^"]*")(.*\n.*?)title: "[^"]*"/u, '$1$2$1'),
    /“title” alanı: .*başka bir fotoğrafta da var/u,
  ],
  [
    'an unknown fact in a legal text',
    'legal/cookie-policy.md',
    replacing('{{cookieTable}}', '{{cookieTabel}}'),
    /content\/legal\/cookie-policy\.md.*cookieTabel/u,
  ],
  [
    'a link to a page that does not exist',
    POST,
    replacing(/$/u, '\n[Buraya](/yok-boyle) bakın.\n'),
    /montaj-gunu.*, satır \d+: “\/yok-boyle” diye bir sayfa yok/u,
  ],
  [
    'an unknown price in a post',
    POST,
    replacing(/$/u, '\n{{price.rolin}}\n'),
    /montaj-gunu.*, satır \d+: \{\{price\.rolin\}\} diye bir bilgi yok\. .*: price\.rolling, price\.manual, price\.security, price\.note, area\.radius\.$/u,
  ],
  [
    'an unknown price above a post',
    POST,
    replacing(/^excerpt: .*$/mu, 'excerpt: "Başlangıç {{fiyat}}"'),
    /montaj-gunu.*, satır \d+: \{\{fiyat\}\} diye bir bilgi yok\. /u,
  ],
  [
    'a misspelt fact in a service',
    'services/acil-servis-7-24-destek.md',
    replacing(/area\.radius/u, 'area.radios'),
    /acil-servis.*, satır \d+: \{\{area\.radios\}\} diye bir bilgi yok\. /u,
  ],
  [
    'a misspelt fact in an answer',
    'faqs.yaml',
    replacing(/area\.radius/u, 'area.radios'),
    /^content\/faqs\.yaml, satır \d+: \{\{area\.radios\}\} diye bir bilgi yok\. /u,
  ],
  [
    'a misspelt fact in a question',
    'faqs.yaml',
    replacing(/question: Garanti var mı\?/u, 'question: "{{area.radios}} öteye gelir misiniz?"'),
    /^content\/faqs\.yaml, satır \d+: \{\{area\.radios\}\} diye bir bilgi yok\. /u,
  ],
  [
    'a misspelt fact on the card of a service',
    'services/bakim-onarim.md',
    replacing(/^desc: .*$/mu, 'desc: "{{area.radios}} öteye geliriz."'),
    /^content\/services\/bakim-onarim\.md, satır \d+: \{\{area\.radios\}\} diye bir bilgi yok\. /u,
  ],
  [
    'a fact in the title of a service',
    'services/bakim-onarim.md',
    replacing(/^title: .*$/mu, 'title: "Bakım, {{price.rolling}}"'),
    /^content\/services\/bakim-onarim\.md, satır \d+: “title” alanı: çift süslü ayraç .*bilginin kendisini yazın\.$/u,
  ],
  [
    'a fact on the home page',
    'home.yaml',
    replacing(/^( +)text: .*$/mu, '$1text: "{{area.radius}} çevremize geliriz."'),
    /^content\/home\.yaml, satır \d+: “text” alanı: çift süslü ayraç .*bilginin kendisini yazın\.$/u,
  ],
  [
    'a fact in a list',
    POST,
    replacing(/^tags: .*$/mu, 'tags: [montaj, "{{area.radius"]'),
    /montaj-gunu.*, satır \d+: “tags” alanı: çift süslü ayraç /u,
  ],
  [
    'a price in a post that does not say what it includes',
    POST,
    replacing(/$/u, '\nBaşlangıç {{ price.rolling }}.\n'),
    /montaj-gunu.*, satır \d+: \{\{price\.rolling\}\} var, \{\{price\.note\}\} yok\. .*\{\{price\.note\}\} yazın\.$/u,
  ],
  [
    'a price above a post that does not say what it includes',
    POST,
    replacing(/^excerpt: .*$/mu, 'excerpt: "Başlangıç {{price.manual}}"'),
    /montaj-gunu.*, satır 4: \{\{price\.manual\}\} var, /u,
  ],
  [
    'a price on the card of a service that does not say what it includes',
    'services/kepenk-sistemleri.md',
    replacing(/^desc: .*$/mu, 'desc: "Başlangıç {{price.rolling}}."'),
    /kepenk-sistemleri\.md, satır \d+: \{\{price\.rolling\}\} var, /u,
  ],
  [
    'a price in an answer that does not say what it includes',
    'faqs.yaml',
    replacing(/answer: Var\. .*$/mu, 'answer: "Başlangıç {{price.rolling}}."'),
    /^content\/faqs\.yaml, satır \d+: \{\{price\.rolling\}\} var, /u,
  ],
  [
    'a guide that is no post',
    'home.yaml',
    replacing(/post: kepenk-[\w-]+/u, 'post: kepenk-yarida'),
    /^content\/home\.yaml, satır \d+: “post” alanı: “kepenk-yarida” diye bir yazı yok\. .*guide satırını silin\.$/u,
  ],
  [
    'a picture in a post',
    POST,
    replacing(/$/u, '\n![Kapı](kapi.jpg)\n'),
    /montaj-gunu.*satır \d+/u,
  ],
]
