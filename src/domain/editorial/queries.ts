import { getCollection, getEntry } from 'astro:content'
import { getCatalogue } from '#domain/catalogue/queries.ts'
import { getServiceArea, getSite } from '#domain/company/queries.ts'
import { contentData } from '#lib/content-data.ts'
import { formatDay, formatMonth } from '#lib/format-date.ts'
import type { Document } from '#lib/document.ts'
import { withOwnIds } from '#lib/heading-ids.ts'
import type { Faq, Project, Stat } from './collections.ts'
import type { LegalPage, StoredItem } from './legal-schema.ts'
import type { About, HomeTexts } from './page-texts.ts'
import type { LegalDocument, Post, PostText, Service, Testimonial } from './entities.ts'
import { fillText, type Facts } from './fill-tokens.ts'
import { fillLegalText, LEGAL_SLOTS, legalFacts, legalSettings } from './legal-text.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { newestFirst, type PostSummary } from './post.ts'
import { fillFaq, fillWords, textFacts } from './text-facts.ts'

const parsed = new Map<string, Document>()

/** The same text is the same document: five pages ask for all posts, and each of them would parse them all. How far below the top of its file it began, nobody says. */
function parseOnce(markdown: string, file: string): Document {
  const known = parsed.get(markdown)
  if (known) return known
  const document = parseMarkdown(markdown, file)
  parsed.set(markdown, document)
  return document
}

async function getFacts(): Promise<Facts> {
  const [catalogue, area] = await Promise.all([getCatalogue(), getServiceArea()])
  return textFacts(catalogue, area)
}

/** All posts, newest first, with the facts written in. That their ids and names differ was checked before the build (scripts/content-check). */
export async function getPosts(): Promise<readonly Post[]> {
  const [entries, facts] = await Promise.all([getCollection('posts'), getFacts()])
  return entries
    .toSorted((a, b) => newestFirst(a.data, b.data))
    .map(({ id, data, body }): Post => {
      const file = `content/posts/${id}.md`
      const fill = (text: string) => fillText(text, facts, file)
      return {
        ...fillWords(data, fill),
        slug: id,
        dateLabel: formatDay(data.date),
        ...(data.updated !== undefined && { updatedLabel: formatDay(data.updated) }),
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
  ...(post.updated !== undefined && { updated: post.updated }),
  ...(post.updatedLabel !== undefined && { updatedLabel: post.updatedLabel }),
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

/** The services in the owner's order, with the facts written in. */
export async function getServices(): Promise<readonly Service[]> {
  const [collection, facts] = await Promise.all([getCollection('services'), getFacts()])
  const entries = collection.toSorted((a, b) => a.data.order - b.data.order)
  const keys = entries.map(({ id }) => id)
  const texts = entries.map(({ id, body }) => {
    const file = `content/services/${id}.md`
    return parseMarkdown(fillText(body ?? '', facts, file), file)
  })
  const bodies = withOwnIds(texts, keys)
  return entries.map(({ id, data }, at) => ({
    ...data,
    desc: fillText(data.desc, facts, `content/services/${id}.md`),
    key: id,
    body: bodies[at] ?? [],
  }))
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

/** Questions and answers of the contact page (content/faqs.yaml), with the facts written in. */
export async function getFaqs(): Promise<readonly Faq[]> {
  const [entry, facts] = await Promise.all([getEntry('faqs', 'it'), getFacts()])
  const fill = (text: string) => fillText(text, facts, 'content/faqs.yaml')
  return contentData(entry, 'faqs.yaml').faqs.map((faq) => fillFaq(faq, fill))
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
export async function getLegalText(page: LegalPage): Promise<LegalDocument> {
  const path = `legal/${page}.md`
  const [entry, site] = await Promise.all([getEntry('legal', page), getSite()])
  const data = contentData(entry, path)
  const file = `content/${path}`
  const markdown = fillLegalText(entry?.body ?? '', legalFacts(site), legalSettings(site), file)
  return { ...data, body: parseMarkdown(markdown, file, { slots: LEGAL_SLOTS }) }
}
