import { basename } from 'node:path/posix'
import { isoDayOf } from '#lib/format-date.ts'
import type { Content, Entry } from './content.ts'
import { filmProblems } from './films.ts'
import type { KnownTexts } from './known-texts.ts'
import { ContentFault, fieldFault } from './owner-file.ts'
import { barePrices } from './bare-prices.ts'
import { placeholderFaults } from './placeholder-faults.ts'
import { strayTokens } from './stray-tokens.ts'
import { slugsIn, textProblems } from './text-problems.ts'
import { typedPrices } from './typed-prices.ts'

/** What is wrong although every field has its shape: texts, names, numbers and addresses that do not agree. */
export const problemsAcross = (
  content: Content,
  folder: string,
  known: KnownTexts,
): readonly string[] => [
  ...[...content.posts, ...content.services].flatMap(misnamed),
  ...content.posts.flatMap(namedLikeTheBlog),
  ...repeated(content.posts, (post) => post.data.id).map(([post, first]) =>
    fieldFault(
      post,
      ['id'],
      `${String(post.data.id)} content/${first.file} dosyasında da var. Birine başka bir sayı yazın.`,
    ),
  ),
  ...content.posts.flatMap(updatedTooEarly),
  ...repeatedTitles(content),
  ...placeholderFaults(content),
  ...filmProblems(content, folder),
  ...missingGuide(content, slugsIn(folder)),
  ...textProblems(content, folder, known),
  ...strayTokens(content),
  ...barePrices(content),
]

/** What the owner may have overlooked; `named` are the pictures that the content names, whether they are there or not. */
export const hintsAcross = (
  content: Content,
  named: Pick<ReadonlySet<string>, 'has'>,
  today = isoDayOf(new Date()),
): readonly string[] => [
  ...content.posts.flatMap((post) =>
    (['date', 'updated'] as const)
      .filter((field) => (post.data[field] ?? '') > today)
      .map((field) =>
        fieldFault(
          post,
          [field],
          `${post.data[field] ?? ''} daha gelmedi; yazı yine de şimdi yayımlanır.`,
        ),
      ),
  ),
  ...typedPrices(content),
  ...strayImages(content, named),
  ...oddHours(content),
]

/** Nothing is said while a file that names pictures is wrong: what it would have named is not known. */
function strayImages(
  { posts, projects, media, about }: Content,
  named: Pick<ReadonlySet<string>, 'has'>,
): readonly string[] {
  if (!projects || !media || !about) return []
  return posts
    .filter(({ data }) => !named.has(data.image))
    .map((post) =>
      fieldFault(
        post,
        ['image'],
        `“${post.data.image}” hiçbir sayfada yok; paylaşılan bağlantıda ana sayfanın resmi çıkar.`,
      ),
    )
}

const oddHours = ({ site }: Content): readonly string[] =>
  site && !site.data.hoursLabel.includes('7/24')
    ? [
        fieldFault(
          site,
          ['hoursLabel'],
          'sitenin öteki yazıları “7/24” der; saatler değiştiyse sitenizi yapana söyleyin.',
        ),
      ]
    : []

/** Every entry whose key an earlier one has, with that one. */
function repeated<T>(
  entries: readonly T[],
  keyOf: (entry: T) => unknown,
): readonly (readonly [T, T])[] {
  return entries.flatMap((entry, at) => {
    const first = entries.findIndex((other) => keyOf(other) === keyOf(entry))
    const earlier = entries[first]
    return first < at && earlier !== undefined ? [[entry, earlier] as const] : []
  })
}

/** A post's name is its address, a service's the place on its page: Astro would write either in its own way. */
const misnamed = ({ file }: Entry<unknown>): readonly string[] =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/u.test(basename(file))
    ? []
    : [
        new ContentFault(
          file,
          undefined,
          'Dosyanın adı yazının adresidir: küçük harf, rakam ve tire olsun, Türkçe harf ve boşluk olmasın (ör. kepenk-bakimi.md).',
        ).message,
      ]

const updatedTooEarly = (post: Content['posts'][number]): readonly string[] =>
  post.data.updated !== undefined && post.data.updated < post.data.date
    ? [
        fieldFault(
          post,
          ['updated'],
          `${post.data.updated}, yazının tarihinden (${post.data.date}) önce. Son değişikliğin tarihini yazın ya da satırı silin.`,
        ),
      ]
    : []

/** A server would show such a post, or the list of them, for /blog: it cannot tell which is meant. */
const namedLikeTheBlog = ({ file }: Entry<unknown>): readonly string[] =>
  basename(file) === 'index.md'
    ? [
        new ContentFault(
          file,
          undefined,
          'Dosyanın adı yazının adresidir; index adı blog sayfasının kendisine ayrılmıştır. Konusunu söyleyen bir ad verin (ör. kepenk-bakimi.md).',
        ).message,
      ]
    : []

function repeatedTitles({ projects }: Content): readonly string[] {
  if (!projects) return []
  const list = projects.data.projects
  return repeated(list, ({ title }) => title).map(([project]) =>
    fieldFault(
      projects,
      ['projects', list.indexOf(project), 'title'],
      `“${project.title}” başka bir fotoğrafta da var. Her fotoğrafın başlığı ayrı olsun.`,
    ),
  )
}

/** The home page's link to what someone with a stuck shutter should read. */
function missingGuide({ home }: Content, slugs: readonly string[]): readonly string[] {
  const post = home?.data.emergency.guide?.post
  if (!home || post === undefined || slugs.includes(post)) return []
  const sentence = `“${post}” diye bir yazı yok. content/posts klasöründeki bir dosyanın adını .md olmadan yazın ya da guide satırını silin.`
  return [fieldFault(home, ['emergency', 'guide', 'post'], sentence)]
}
