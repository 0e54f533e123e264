import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contentFiles } from '#domain/content-files.ts'
import { fillText } from '#domain/editorial/fill-tokens.ts'
import { fillFaq, textFacts } from '#domain/editorial/text-facts.ts'

/** The owner's facts, so that a test still holds after the owner has changed them. */
const read = (name: keyof typeof contentFiles): unknown =>
  parse(readFileSync(new URL(`../../content/${contentFiles[name].path}`, import.meta.url), 'utf8'))

export const site = contentFiles.site.schema.parse(read('site'))
export const home = contentFiles.home.schema.parse(read('home'))
export const about = contentFiles.about.schema.parse(read('about'))
export const { cookies } = contentFiles.cookies.schema.parse(read('cookies'))
export const media = contentFiles.media.schema.parse(read('media'))
export const serviceArea = contentFiles.serviceArea.schema.parse(read('serviceArea'))
export const catalogue = contentFiles.catalogue.schema.parse(read('catalogue'))
const facts = textFacts(catalogue, serviceArea)
const fill = (text: string) => fillText(text, facts, `content/${contentFiles.faqs.path}`)
/** The questions as the site shows them: with the facts written in. */
export const faqs = contentFiles.faqs.schema
  .parse(read('faqs'))
  .faqs.map((faq) => fillFaq(faq, fill))
export const stats = contentFiles.stats.schema.parse(read('stats'))
export const { projects } = contentFiles.projects.schema.parse(read('projects'))
export const { testimonials } = contentFiles.testimonials.schema.parse(read('testimonials'))
