import { globSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { linksIn } from '#domain/editorial/document-links.ts'
import {
  fillLegalText,
  LEGAL_SLOTS,
  legalFacts,
  legalSettings,
} from '#domain/editorial/legal-text.ts'
import { parseMarkdown } from '#domain/editorial/parse-markdown.ts'
import { postPath, routes } from '#domain/site/routes.ts'
import type { Document } from '#lib/document.ts'
import type { Content, Entry } from './check-content.ts'
import type { KnownTexts } from './known-texts.ts'
import { ContentFault } from './owner-file.ts'

/** What keeps a text of the services, the posts and the legal pages from being shown as it was meant, links to nowhere among it. */
export function textProblems(
  { services, posts, legal, site }: Content,
  folder: string,
  known: KnownTexts,
): readonly string[] {
  const paths = [
    ...Object.values(routes),
    ...globSync('posts/*.md', { cwd: folder }).map((file) => postPath(basename(file, '.md'))),
  ]
  const check = ({ file }: Entry<unknown>, readLinks: (name: string) => readonly string[]) =>
    sentenceOf(() => {
      for (const href of readLinks(`content/${file}`)) refuseDeadLink(href, file, paths)
    })
  const checkText = (entry: Entry<unknown>, markdown: string, firstLine: number) =>
    check(entry, (name) =>
      known.linksOf(markdown, () => linksIn(parseMarkdown(markdown, name, { firstLine }))),
    )
  return [
    ...[...services, ...posts].flatMap((entry) => checkText(entry, entry.body, entry.bodyLine)),
    ...posts.flatMap((post) => checkText(post, post.data.details, post.lineOf(['details']) + 1)),
    ...legal.flatMap((text) =>
      site ? check(text, (name) => linksIn(fillAndParse(text, name, site))) : [],
    ),
  ]
}

function fillAndParse(
  { body, bodyLine }: Entry<unknown>,
  name: string,
  { data }: NonNullable<Content['site']>,
): Document {
  const filled = fillLegalText(body, legalFacts(data), legalSettings(data), name, bodyLine)
  return parseMarkdown(filled, name, { slots: LEGAL_SLOTS, firstLine: bodyLine })
}

function refuseDeadLink(href: string, file: string, paths: readonly string[]): void {
  const [path = ''] = href.split(/[?#]/u)
  if (!path.startsWith('/') || paths.includes(path)) return
  throw new ContentFault(
    file,
    undefined,
    `“${href}” diye bir sayfa yok. Bağlantının adresini düzeltin (ör. ${routes.configurator}).`,
  )
}

/** What keeps a text from being read, if anything does. */
function sentenceOf(read: () => void): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
