import type { Heading, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { takeId } from '#lib/heading-ids.ts'
import { slugOf } from '#lib/slug.ts'
import { tieWords } from '#lib/tie-words.ts'
import type { Block, Document, Inline } from '#lib/document.ts'
import {
  lineOf,
  plainText,
  refuse,
  refuseBadAddress,
  refuseKind,
  refuseOtherStart,
  refuseRawMarks,
  refuseTask,
  type Source,
} from './markdown-faults.ts'

const SLOT = /^\{\{\s*(\w+)\s*\}\}$/u

/** A text while it is read; `ids` are those that its headings have taken. */
interface ParseState extends Source {
  readonly ids: Set<string>
}

/**
 * Turns the Markdown that the content files may use (paragraphs, ## and ###, lists, bold, italics, links)
 * into a `Document`. A paragraph that is only `{{name}}`, one of `slots`, becomes a slot for the page to fill.
 * Throws on anything else and names `file` and the line, counted from `firstLine` (without it, the file alone), so that
 * nothing the owner wrote is dropped silently or published raw.
 */
export function parseMarkdown(
  markdown: string,
  file: string,
  {
    slots = [],
    firstLine,
  }: { readonly slots?: readonly string[]; readonly firstLine?: number } = {},
): Document {
  const state = { file, firstLine, slots, ids: new Set<string>() }
  const { children } = fromMarkdown(markdown.replace(/\r\n?/gu, '\n'))
  return children.map((node) => toBlock(node, state))
}

function toBlock(node: RootContent, state: ParseState): Block {
  switch (node.type) {
    case 'heading':
      return toHeading(node, state)
    case 'paragraph':
      return toParagraph(node, state)
    case 'list':
      refuseOtherStart(node, state)
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map((item) => toItem(item, state)),
      }
    default:
      return refuseKind(node, state)
  }
}

function toHeading(node: Heading, state: ParseState): Block {
  if (node.depth !== 2 && node.depth !== 3) {
    const found = '#'.repeat(node.depth)
    refuse(state, lineOf(node), `başlıklar ## ya da ### ile başlar (bulunan: ${found}).`)
  }
  const id = takeId(slugOf(plainText(node)) || 'bolum', state.ids)
  return { kind: 'heading', level: node.depth, id, children: toWords(node, state) }
}

function toParagraph(node: Paragraph, state: ParseState): Block {
  const slot = SLOT.exec(plainText(node).trim())?.[1]
  return slot !== undefined && state.slots.includes(slot)
    ? { kind: 'slot', name: slot }
    : { kind: 'paragraph', children: toWords(node, state) }
}

function toItem(item: ListItem, state: ParseState): Document {
  refuseTask(item, state)
  return item.children.map((child) => toBlock(child, state))
}

/** What a paragraph or a heading says. */
function toWords(node: Heading | Paragraph, state: ParseState): readonly Inline[] {
  const words = toInlines(node.children, state)
  refuseRawMarks(node, state)
  return words
}

const toInlines = (nodes: readonly PhrasingContent[], source: Source): readonly Inline[] =>
  nodes.map((node) => toInline(node, source))

function toInline(node: PhrasingContent, source: Source): Inline {
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: tieWords(node.value.replaceAll('\n', ' ')) }
    case 'break': // two blanks at the end of a line: nobody sees them while writing
      return { kind: 'text', text: ' ' }
    case 'strong':
    case 'emphasis':
      return { kind: node.type, children: toInlines(node.children, source) }
    case 'link':
      refuseBadAddress(node, node.url, source)
      return { kind: 'link', href: node.url, children: toInlines(node.children, source) }
    default:
      return refuseKind(node, source)
  }
}
