import { basename } from 'node:path/posix'
import { linksIn } from '#domain/editorial/document-links.ts'
import { fillText, textFaults, type Facts } from '#domain/editorial/fill-tokens.ts'
import {
  fillLegalText,
  LEGAL_SLOTS,
  legalFacts,
  legalSettings,
} from '#domain/editorial/legal-text.ts'
import { parseMarkdown } from '#domain/editorial/parse-markdown.ts'
import { textFacts } from '#domain/editorial/text-facts.ts'
import { postPath, routes } from '#domain/site/routes.ts'
import type { Document } from '#lib/document.ts'
import { contentPaths } from './content-paths.ts'
import type { Content, Entry } from './content.ts'
import { filledTexts } from './filled-texts.ts'
import type { KnownTexts } from './known-texts.ts'
import { ContentFault } from './owner-file.ts'

/** What keeps a text of the services, the posts and the legal pages from being shown as it was meant, links to nowhere among it. */
export function textProblems(
  { services, posts, faqs, legal, site, catalogue, serviceArea }: Content,
  folder: string,
  known: KnownTexts,
): readonly string[] {
  const paths = [...Object.values(routes), ...slugsIn(folder).map(postPath)]
  const check = (
    { file }: Entry<unknown>,
    text: string,
    firstLine: number,
    readLinks: (name: string) => readonly string[],
  ) => problemsOf(() => deadLinks(readLinks(`content/${file}`), file, text, firstLine, paths))
  const facts = catalogue && serviceArea && textFacts(catalogue.data, serviceArea.data)
  const checkText = (entry: Entry<unknown>, text: string, firstLine: number) => {
    // While the catalogue is wrong, nobody knows its prices.
    if (!facts && text.includes('{{')) return []
    const misspelt = facts ? textFaults(text, facts, `content/${entry.file}`, firstLine) : []
    if (misspelt.length > 0) return misspelt
    return check(entry, text, firstLine, (name) => {
      const markdown = facts ? fillText(text, facts, name, firstLine) : text
      const readLinks = () => linksIn(parseMarkdown(markdown, name, { firstLine }))
      return known.linksOf(markdown, readLinks)
    })
  }
  return [
    ...services.flatMap((entry) => checkText(entry, entry.body, entry.bodyLine)),
    ...posts.flatMap((post) => checkText(post, post.body, post.bodyLine)),
    ...posts.flatMap((post) => checkText(post, post.data.details, post.textLineOf(['details']))),
    ...(facts
      ? [
          ...services.flatMap((service) => fieldFaults('services', service, facts)),
          ...posts.flatMap((post) => fieldFaults('posts', post, facts)),
          ...(faqs ? fieldFaults('faqs', faqs, facts) : []),
        ]
      : []),
    ...legal.flatMap((text) =>
      site
        ? check(text, text.body, text.bodyLine, (name) => linksIn(fillAndParse(text, name, site)))
        : [],
    ),
  ]
}

/** The misspelt names in an entry's fields; a field of Markdown is read with its links, above. */
const fieldFaults = (name: string, entry: Entry<unknown>, facts: Facts): readonly string[] =>
  filledTexts(name, entry)
    .filter(({ path }) => !path.includes('details'))
    .flatMap(({ path, text }) =>
      textFaults(text, facts, `content/${entry.file}`, entry.textLineOf(path)),
    )

/** The names of the posts that are there, be they right or wrong. */
export const slugsIn = (folder: string): readonly string[] =>
  contentPaths(folder, 'posts/*.md').map((file) => basename(file, '.md'))

function fillAndParse(
  { body, bodyLine }: Entry<unknown>,
  name: string,
  { data }: NonNullable<Content['site']>,
): Document {
  const filled = fillLegalText(body, legalFacts(data), legalSettings(data), name, bodyLine)
  return parseMarkdown(filled, name, { slots: LEGAL_SLOTS, firstLine: bodyLine })
}

/** Of `links`, those to no page of the site, each with the line of `text` where it is written first. */
function deadLinks(
  links: readonly string[],
  file: string,
  text: string,
  firstLine: number,
  paths: readonly string[],
): readonly string[] {
  const lines = text.split('\n')
  const isDead = (href: string) => {
    const [path = ''] = href.split(/[?#]/u)
    return path.startsWith('/') && !paths.includes(path)
  }
  return [...new Set(links.filter(isDead))].map((href) => {
    // '/contac' is not where '/contact' stands.
    const index = lines.findIndex((line) =>
      line
        .split(href)
        .slice(1)
        .some((rest) => !/^[\w/-]/u.test(rest)),
    )
    const mend = `“${href}” diye bir sayfa yok. Bağlantının adresini düzeltin (ör. ${routes.configurator}).`
    return new ContentFault(file, index < 0 ? undefined : firstLine + index, mend).message
  })
}

/** What `read` finds, or the one thing that keeps it from reading. A fault of our own, such as a TypeError, is no news for the owner. */
function problemsOf(read: () => readonly string[]): readonly string[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && Object.getPrototypeOf(error) === Error.prototype)
      return [error.message]
    throw error
  }
}
