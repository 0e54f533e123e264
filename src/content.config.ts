import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import type { ZodType } from 'zod'
import { contentFiles, contentFolders } from '#domain/content-files.ts'
import { forOwner } from '#domain/content-schema.ts'

/** One YAML file, read whole: lists in it keep the order the owner wrote. */
const file = <S extends ZodType>({ path, schema }: { path: string; schema: S }) =>
  defineCollection({
    loader: glob({ pattern: path, base: './content', generateId: () => 'it' }),
    schema: forOwner(schema),
  })

/** A folder of Markdown files; the file name is the entry's id. */
const folder = <S extends ZodType>(name: string, schema: S) =>
  defineCollection({
    loader: glob({ pattern: '*.md', base: `./content/${name}` }),
    schema: forOwner(schema),
  })

export const collections = {
  site: file(contentFiles.site),
  home: file(contentFiles.home),
  serviceArea: file(contentFiles.serviceArea),
  catalogue: file(contentFiles.catalogue),
  testimonials: file(contentFiles.testimonials),
  about: file(contentFiles.about),
  faqs: file(contentFiles.faqs),
  stats: file(contentFiles.stats),
  cookies: file(contentFiles.cookies),
  projects: file(contentFiles.projects),
  media: file(contentFiles.media),
  services: folder('services', contentFolders.services),
  posts: folder('posts', contentFolders.posts),
  legal: folder('legal', contentFolders.legal),
}
