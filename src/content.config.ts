import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import type { ZodType } from 'zod'
import { catalogueSchema } from '#domain/catalogue/catalogue.ts'
import { serviceAreaSchema } from '#domain/company/service-area.ts'
import { siteSettingsSchema } from '#domain/company/site-settings.ts'
import { forOwner } from '#domain/content-schema.ts'
import {
  aboutSchema,
  cookiesSchema,
  faqsSchema,
  homeSchema,
  legalSchema,
  mediaSchema,
  projectsSchema,
  serviceSchema,
  statsSchema,
  testimonialsSchema,
} from '#domain/editorial/collections.ts'
import { postSchema } from '#domain/editorial/post.ts'

/** One YAML file, read whole: lists in it keep the order the owner wrote. */
const file = <S extends ZodType>(pattern: string, schema: S) =>
  defineCollection({
    loader: glob({ pattern, base: './content', generateId: () => 'it' }),
    schema: forOwner(schema),
  })

/** A folder of Markdown files; the file name is the entry's id. */
const folder = <S extends ZodType>(name: string, schema: S) =>
  defineCollection({
    loader: glob({ pattern: '*.md', base: `./content/${name}` }),
    schema: forOwner(schema),
  })

export const collections = {
  site: file('site.yaml', siteSettingsSchema),
  home: file('home.yaml', homeSchema),
  serviceArea: file('service-area.yaml', serviceAreaSchema),
  catalogue: file('catalogue.yaml', catalogueSchema),
  testimonials: file('testimonials.yaml', testimonialsSchema),
  about: file('about.yaml', aboutSchema),
  faqs: file('faqs.yaml', faqsSchema),
  stats: file('stats.yaml', statsSchema),
  cookies: file('cookies.yaml', cookiesSchema),
  projects: file('projects/projects.yaml', projectsSchema),
  media: file('media/media.yaml', mediaSchema),
  services: folder('services', serviceSchema),
  posts: folder('posts', postSchema),
  legal: folder('legal', legalSchema),
}
