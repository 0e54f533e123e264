import { catalogueSchema } from '#domain/catalogue/catalogue.ts'
import { serviceAreaSchema } from '#domain/company/service-area.ts'
import { siteSettingsSchema } from '#domain/company/site-settings.ts'
import {
  faqsSchema,
  projectsSchema,
  serviceSchema,
  statsSchema,
  testimonialsSchema,
} from '#domain/editorial/collections.ts'
import { cookiesSchema, legalSchema } from '#domain/editorial/legal-schema.ts'
import { aboutSchema, homeSchema } from '#domain/editorial/page-texts.ts'
import { postSchema } from '#domain/editorial/post.ts'
import { mediaSchema } from '#domain/media/media-schema.ts'

/** The YAML files of content/ by the name of their collection, each with the shape it must have. */
export const contentFiles = {
  site: { path: 'site.yaml', schema: siteSettingsSchema },
  home: { path: 'home.yaml', schema: homeSchema },
  serviceArea: { path: 'service-area.yaml', schema: serviceAreaSchema },
  catalogue: { path: 'catalogue.yaml', schema: catalogueSchema },
  testimonials: { path: 'testimonials.yaml', schema: testimonialsSchema },
  about: { path: 'about.yaml', schema: aboutSchema },
  faqs: { path: 'faqs.yaml', schema: faqsSchema },
  stats: { path: 'stats.yaml', schema: statsSchema },
  cookies: { path: 'cookies.yaml', schema: cookiesSchema },
  projects: { path: 'projects/projects.yaml', schema: projectsSchema },
  media: { path: 'media/media.yaml', schema: mediaSchema },
} as const

/** The folders of Markdown files in content/, each with the shape of a file's front matter. */
export const contentFolders = {
  services: serviceSchema,
  posts: postSchema,
  legal: legalSchema,
} as const
