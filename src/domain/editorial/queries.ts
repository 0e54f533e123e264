import { getCollection, getEntry } from 'astro:content'
import { getSite } from '#domain/company/queries.ts'
import { formatDay } from '#lib/format-date.ts'
import type { Document } from '#lib/document.ts'
import { invariant } from '#lib/invariant.ts'
import type {
  About,
  Faq,
  HomeTexts,
  Project,
  Stat,
  StoredItem,
  Testimonial,
} from './collections.ts'
import type { LegalText, Post, PostText, Service } from './entities.ts'
import { fillLegalText, LEGAL_SLOTS, legalFacts, legalSettings } from './legal-text.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { PostSummary } from './post.ts'

const parsed = new Map<string, Document>()

/** The same text is the same document: five pages ask for all posts, and each of them would parse them all. */
function parseOnce(markdown: string, file: string): Document {
  const known = parsed.get(markdown)
  if (known) return known
  const document = parseMarkdown(markdown, file)
  parsed.set(markdown, document)
  return document
}

/** All posts, newest first. That their ids and names differ was checked before the build (scripts/content-check). */
export async function getPosts(): Promise<readonly Post[]> {
  const entries = await getCollection('posts')
  return entries
    .map(({ id, data, body }): Post => {
      const file = `content/posts/${id}.md`
      return {
        ...data,
        slug: id,
        dateLabel: formatDay(data.date),
        body: parseOnce(body ?? '', file),
        details: parseOnce(data.details, file),
      }
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

/** What the list needs of each post, without its text. */
export const summaryOf = ({
  slug,
  title,
  excerpt,
  author,
  date,
  dateLabel,
  readTime,
  category,
  tags,
  featured,
}: Post): PostSummary => ({
  slug,
  title,
  excerpt,
  author,
  date,
  dateLabel,
  readTime,
  category,
  tags,
  featured,
})

/** What the list fetches of a post that someone opens. */
export const textOf = ({ body, details, keyPoints }: Post): PostText => ({
  body,
  details,
  keyPoints,
})

/** The services in the owner's order. */
export async function getServices(): Promise<readonly Service[]> {
  const entries = await getCollection('services')
  return entries
    .map(({ id, data, body }) => ({
      ...data,
      key: id,
      body: parseMarkdown(body ?? '', `content/services/${id}.md`),
    }))
    .toSorted((a, b) => a.order - b.order)
}

/** The portfolio's pictures in the owner's order. */
export async function getProjects(): Promise<readonly Project[]> {
  const entry = await getEntry('projects', 'it')
  invariant(entry, 'content/projects/projects.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data.projects
}

export async function getTestimonials(): Promise<readonly Testimonial[]> {
  const entry = await getEntry('testimonials', 'it')
  invariant(entry, 'content/testimonials.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data.testimonials
}

export async function getFaqs(): Promise<readonly Faq[]> {
  const entry = await getEntry('faqs', 'it')
  invariant(entry, 'content/faqs.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data.faqs
}

/** The sentences of the home page (content/home.yaml). */
export async function getHomeTexts(): Promise<HomeTexts> {
  const entry = await getEntry('home', 'it')
  invariant(entry, 'content/home.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data
}

/** The company's story, vision, mission and values. */
export async function getAbout(): Promise<About> {
  const entry = await getEntry('about', 'it')
  invariant(entry, 'content/about.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data
}

/** The figures of one of the two counter bands. */
export async function getStats(band: 'home' | 'about'): Promise<readonly Stat[]> {
  const entry = await getEntry('stats', 'it')
  invariant(entry, 'content/stats.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data[band]
}

/** What the site stores in a browser; entries of the analytics tag only if a key is set, of the offline worker only if it is on. */
export async function getStoredItems(): Promise<readonly StoredItem[]> {
  const [entry, site] = await Promise.all([getEntry('cookies', 'it'), getSite()])
  invariant(entry, 'content/cookies.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data.cookies.filter(
    (item) =>
      (!item.onlyWithAnalytics || site.analytics.key !== null) &&
      (item.kind !== 'cacheStorage' || site.offline === 'on'),
  )
}

/** A legal text with the company's facts written in. Slots in it: LEGAL_SLOTS. */
export async function getLegalText(page: 'cookie-policy' | 'privacy-policy'): Promise<LegalText> {
  const file = `content/legal/${page}.md`
  const [entry, site] = await Promise.all([getEntry('legal', page), getSite()])
  invariant(entry, `${file} bulunamadı. Dosyayı geri koyun.`)
  const markdown = fillLegalText(entry.body ?? '', legalFacts(site), legalSettings(site), file)
  return { ...entry.data, body: parseMarkdown(markdown, file, { slots: LEGAL_SLOTS }) }
}
