import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { serviceAreaSchema } from '#domain/company/service-area.ts'
import { siteSettingsSchema } from '#domain/company/site-settings.ts'
import {
  aboutSchema,
  cookiesSchema,
  faqsSchema,
  mediaSchema,
  projectsSchema,
  statsSchema,
  testimonialsSchema,
} from '#domain/editorial/collections.ts'

/** The owner's facts, so that a test still holds after the owner has changed them. */
const read = (file: string): unknown =>
  parse(readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8'))

export const site = siteSettingsSchema.parse(read('site.yaml'))
export const about = aboutSchema.parse(read('about.yaml'))
export const { faqs } = faqsSchema.parse(read('faqs.yaml'))
export const { cookies } = cookiesSchema.parse(read('cookies.yaml'))
export const media = mediaSchema.parse(read('media/media.yaml'))
export const serviceArea = serviceAreaSchema.parse(read('service-area.yaml'))
export const stats = statsSchema.parse(read('stats.yaml'))
export const { projects } = projectsSchema.parse(read('projects/projects.yaml'))
export const { testimonials } = testimonialsSchema.parse(read('testimonials.yaml'))
