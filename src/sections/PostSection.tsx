import type { Article } from '#domain/editorial/entities.ts'
import { routes } from '#domain/site/routes.ts'
import type { FaultLine } from '#features/journal/fault-line.ts'
import { PostArticle } from '#features/journal/PostArticle.tsx'
import type { Crumb } from '#lib/crumb.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { TextLink } from '#ui/TextLink.tsx'

interface Props {
  readonly faultLine: FaultLine
  readonly article: Article
  readonly crumbs: readonly Crumb[]
}

/** A post on its own page, for search engines, new tabs and shared links. */
export function PostSection({ article, crumbs, faultLine }: Props) {
  return (
    <PostArticle
      article={article}
      faultLine={faultLine}
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
