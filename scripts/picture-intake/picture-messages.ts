// What is wrong with a picture, in Turkish, for the owner.
import { basename, dirname } from 'node:path/posix'
import type { NamedPicture } from './named-pictures.ts'

/** Shortest allowed longer side, in px: below it a photograph is blurred on a phone already. */
export const LEAST_SIDE = 800

const KINDS = 'JPEG, PNG, WebP, AVIF ya da HEIC'

const about = ({ namedIn, entry }: NamedPicture) =>
  entry === undefined ? `${namedIn}:` : `${namedIn}: “${entry}” kaydındaki`

/** What the owner reads of a picture that cannot be shown: where it is named, which file, what is wrong, the mend. */
export const pictureProblem = {
  missing: (named: NamedPicture) =>
    named.entry === undefined
      ? `${about(named)} bu hizmetin fotoğrafı yok. ${dirname(`content/${named.path}`)} klasörüne “${basename(named.path)}.jpg” adıyla bir fotoğraf koyun (.png, .webp, .avif ve .heic de olur).`
      : `${about(named)} “${named.path}” dosyası content klasöründe yok. Fotoğrafı oraya koyun ya da adını düzeltin.`,
  ambiguous: (named: NamedPicture, files: readonly string[]) =>
    `${about(named)} “${named.path}” birden çok dosyaya uyuyor: ${files.join(', ')}. Birini bırakıp ötekileri silin.`,
  unreadable: (named: NamedPicture, file: string) =>
    `${about(named)} “${file}” okunamıyor; dosya bozuk, yarım kopyalanmış ya da fotoğraf değil. Aslını yeniden kopyalayın ya da JPEG olarak kaydedip koyun.`,
  'unknown-kind': (named: NamedPicture, file: string) =>
    `${about(named)} “${file}” dosyasının türü kullanılamıyor. Fotoğrafı ${KINDS} olarak kaydedip koyun.`,
  tooSmall: (named: NamedPicture, file: string, width: number, height: number) =>
    `${about(named)} “${file}” çok küçük (${String(width)} × ${String(height)} piksel); uzun kenarı en az ${String(LEAST_SIDE)} piksel olmalı. Fotoğrafın küçültülmemiş aslını koyun.`,
}

/** What is said of a file that lies in a folder and is shown nowhere. */
export const unusedHint = (file: string): string => {
  const mend = {
    projects: 'Göstermek için content/projects/projects.yaml dosyasına bir satır ekleyin',
    services: 'Göstermek için adını hizmetin dosyasıyla aynı yapın',
    media: 'Göstermek için adını content/media/media.yaml dosyasına yazın',
  }[file.split('/')[0] ?? '']
  return `content/${file} hiçbir sayfada kullanılmıyor. ${mend ?? 'Göstermek için adını yazın'}; gerekmiyorsa silin.`
}
