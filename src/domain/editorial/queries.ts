import { getCollection, getEntry } from 'astro:content'
import { getCatalogue } from '#domain/catalogue/queries.ts'
import { getSite } from '#domain/company/queries.ts'
import { contentData } from '#lib/content-data.ts'
import { formatDay, formatMonth } from '#lib/format-date.ts'
import type { Document } from '#lib/document.ts'
import { withOwnIds } from '#lib/heading-ids.ts'
import type { About, Faq, HomeTexts, LegalPage, Project, Stat, StoredItem } from './collections.ts'
import type { LegalText, Post, PostText, Service, Testimonial } from './entities.ts'
import { fillText } from './fill-tokens.ts'
import { fillLegalText, LEGAL_SLOTS, legalFacts, legalSettings } from './legal-text.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { fillWords, postFacts } from './post-facts.ts'
import { newestFirst, type PostSummary } from './post.ts'

const parsed = new Map<string, Document>()

/** The same text is the same document: five pages ask for all posts, and each of them would parse them all. */
function parseOnce(markdown: string, file: string): Document {
  const known = parsed.get(markdown)
  if (known) return known
  const document = parseMarkdown(markdown, file)
  parsed.set(markdown, document)
  return document
}

/** All posts, newest first, with the catalogue's prices written in. That their ids and names differ was checked before the build (scripts/content-check). */
export async function getPosts(): Promise<readonly Post[]> {
  const [entries, catalogue] = await Promise.all([getCollection('posts'), getCatalogue()])
  const facts = postFacts(catalogue)
  return entries
    .toSorted((a, b) => newestFirst(a.data, b.data))
    .map(({ id, data, body }): Post => {
      const file = `content/posts/${id}.md`
      const fill = (text: string) => fillText(text, facts, file)
      return {
        ...fillWords(data, fill),
        slug: id,
        dateLabel: formatDay(data.date),
        body: parseOnce(fill(body ?? ''), file),
        details: parseOnce(fill(data.details), file),
      }
    })
}

/** What the list needs of each post, without its text. */
export const summaryOf = (post: Post): PostSummary => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  author: post.author,
  date: post.date,
  dateLabel: post.dateLabel,
  readTime: post.readTime,
  category: post.category,
  tags: post.tags,
  featured: post.featured,
})

/** What the list fetches of a post that someone opens. */
export const textOf = ({ body, details, keyPoints }: Post): PostText => ({
  body,
  details,
  keyPoints,
})

/** The services in the owner's order. */
export async function getServices(): Promise<readonly Service[]> {
  const entries = (await getCollection('services')).toSorted((a, b) => a.data.order - b.data.order)
  const keys = entries.map(({ id }) => id)
  const texts = entries.map(({ id, body }) =>
    parseMarkdown(body ?? '', `content/services/${id}.md`),
  )
  const bodies = withOwnIds(texts, keys)
  return entries.map(({ id, data }, at) => ({ ...data, key: id, body: bodies[at] ?? [] }))
}

/** The portfolio's pictures in the owner's order. */
export async function getProjects(): Promise<readonly Project[]> {
  return contentData(await getEntry('projects', 'it'), 'projects/projects.yaml').projects
}

/** The testimonials (content/testimonials.yaml), real ones with when and where they were given. */
export async function getTestimonials(): Promise<readonly Testimonial[]> {
  const file = contentData(await getEntry('testimonials', 'it'), 'testimonials.yaml')
  return file.testimonials.map(({ date, source, ...testimonial }) => ({
    ...testimonial,
    ...(date !== undefined &&
      source !== undefined && { origin: `${formatMonth(date)}, ${source}` }),
  }))
}

/** Questions and answers of the contact page (content/faqs.yaml). */
export async function getFaqs(): Promise<readonly Faq[]> {
  return contentData(await getEntry('faqs', 'it'), 'faqs.yaml').faqs
}

/** The sentences of the home page (content/home.yaml). */
export async function getHomeTexts(): Promise<HomeTexts> {
  return contentData(await getEntry('home', 'it'), 'home.yaml')
}

/** The company's story, vision, mission and values. */
export async function getAbout(): Promise<About> {
  return contentData(await getEntry('about', 'it'), 'about.yaml')
}

/** The figures of one of the two counter bands. */
export async function getStats(band: 'home' | 'about'): Promise<readonly Stat[]> {
  return contentData(await getEntry('stats', 'it'), 'stats.yaml')[band]
}

/** What the site stores in a browser; entries of the analytics tag only if a key is set, of the offline worker only if it is on. */
export async function getStoredItems(): Promise<readonly StoredItem[]> {
  const [entry, site] = await Promise.all([getEntry('cookies', 'it'), getSite()])
  return contentData(entry, 'cookies.yaml').cookies.filter(
    (item) =>
      (!item.onlyWithAnalytics || site.analytics.key !== null) &&
      (item.kind !== 'cacheStorage' || site.offline === 'on'),
  )
}

/** A legal text with the company's facts written in. Slots in it: LEGAL_SLOTS. */
export async function getLegalText(page: LegalPage): Promise<LegalText> {
  const path = `legal/${page}.md`
  const [entry, site] = await Promise.all([getEntry('legal', page), getSite()])
  const data = contentData(entry, path)
  const file = `content/${path}`
  const markdown = fillLegalText(entry?.body ?? '', legalFacts(site), legalSettings(site), file)
  return { ...data, body: parseMarkdown(markdown, file, { slots: LEGAL_SLOTS }) }
}
