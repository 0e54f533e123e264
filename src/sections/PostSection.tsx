import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { Article } from '#domain/editorial/entities.ts'
import { routes } from '#domain/site/routes.ts'
import { PostArticle } from '#features/journal/PostArticle.tsx'
import type { Crumb } from '#lib/crumb.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { TextLink } from '#ui/TextLink.tsx'

interface Props {
  readonly site: SiteSettings
  readonly article: Article
  readonly crumbs: readonly Crumb[]
}

/** A post on its own page, for search engines, new tabs and shared links. */
export function PostSection({ site, article, crumbs }: Props) {
  return (
    <PostArticle
      article={article}
      faultLine={{ phone: site.phone, message: site.chat.fault }}
      wayBack={
        <>
          <TextLink href={routes.blog} icon="left">
            Blog Listesine Dön
          </TextLink>
          <Breadcrumbs crumbs={crumbs} />
        </>
      }
    />
  )
}
