import type { MouseEventHandler, ReactNode, RefObject } from 'react'
import type { Article } from '#domain/editorial/entities.ts'
import { classNames } from '#lib/class-names.ts'
import { startOfDay } from '#lib/start-of-day.ts'
import { Prose } from '#ui/Prose.tsx'
import { articleDocument } from './article-document.ts'
import type { FaultLine } from './fault-line.ts'
import { NextStep } from './NextStep.tsx'
import styles from './PostArticle.module.css'
import { PostMeta } from './PostMeta.tsx'
import { Tags } from './Tags.tsx'

interface Props {
  readonly article: Article
  readonly faultLine: FaultLine
  /** The way back to the list: a button in place, a link on the post's own page. */
  readonly wayBack: ReactNode
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  readonly onClickCapture?: MouseEventHandler
}

/** One post for reading: the same on its own page and opened in the list. */
export function PostArticle({ article, faultLine, wayBack, headingRef, onClickCapture }: Props) {
  return (
    <article className={classNames('wrap', styles.article)} onClickCapture={onClickCapture}>
      <div>
        <div className={styles.ways}>{wayBack}</div>
        <header className={styles.head}>
          <span className={styles.category}>{article.category}</span>
          <h1 ref={headingRef} tabIndex={-1}>
            {article.title}
          </h1>
          <PostMeta post={article} author={article.author} />
          {article.updated !== undefined && (
            <p className={styles.updated}>
              Güncellendi:{' '}
              <time dateTime={startOfDay(article.updated)}>{article.updatedLabel}</time>
            </p>
          )}
        </header>
      </div>
      <div className={styles.body}>
        <div className={styles.text}>
          <p className="lead">{article.excerpt}</p>
          <Prose blocks={articleDocument(article)} />
        </div>
        <aside className={styles.aside} aria-label="Yazıyla ilgili">
          {article.tags.length > 0 && (
            <div className={styles.note}>
              <span className="label">Etiketler</span>
              <Tags tags={article.tags} />
            </div>
          )}
          <div className={styles.note}>
            <NextStep category={article.category} faultLine={faultLine} />
          </div>
        </aside>
      </div>
    </article>
  )
}
