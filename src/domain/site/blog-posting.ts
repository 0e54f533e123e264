import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { PostSummary } from '#domain/editorial/post.ts'
import { startOfDay } from '#lib/start-of-day.ts'
import { absoluteUrl } from './page-address.ts'
import { postPath, sharePath } from './routes.ts'
import { businessId } from './structured-data.ts'

/**
 * What a search engine is told about a post (JSON-LD), all of it written on the page too.
 * The author is a team of the company, so an organization.
 */
export function blogPosting(
  site: Pick<SiteSettings, 'domain'>,
  post: Pick<
    PostSummary,
    'slug' | 'title' | 'excerpt' | 'author' | 'date' | 'updated' | 'category' | 'tags'
  >,
): object {
  const address = absoluteUrl(site, postPath(post.slug))
  const published = startOfDay(post.date)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    url: address,
    headline: post.title,
    description: post.excerpt,
    image: absoluteUrl(site, sharePath(postPath(post.slug))),
    datePublished: published,
    dateModified: post.updated === undefined ? published : startOfDay(post.updated),
    inLanguage: 'tr-TR',
    articleSection: post.category,
    ...(post.tags.length > 0 && { keywords: post.tags }),
    author: { '@type': 'Organization', name: post.author, url: site.domain },
    publisher: { '@id': businessId(site) },
  }
}
