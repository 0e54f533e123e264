import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { invariant } from '#lib/invariant.ts'
import { slugOf } from '#lib/slug.ts'
import type { Block, Document, Inline } from '#lib/document.ts'

const SLOT = /^\{\{(\w+)\}\}$/

/**
 * Turns the Markdown that the content files may use (paragraphs, ## and ###, lists, bold, italics, links)
 * into a `Document`. A paragraph that is only `{{name}}`, one of `slots`, becomes a slot for the page to fill.
 * Throws on anything else and names `file`, so that nothing the owner wrote is dropped silently.
 */
export function parseMarkdown(
  markdown: string,
  file: string,
  { slots = [] }: { readonly slots?: readonly string[] } = {},
): Document {
  return fromMarkdown(markdown).children.map((node) => toBlock(node, file, slots))
}

function toBlock(node: RootContent, file: string, slots: readonly string[]): Block {
  switch (node.type) {
    case 'heading': {
      invariant(
        node.depth === 2 || node.depth === 3,
        `${file}: başlıklar ## ya da ### ile başlar (bulunan: ${'#'.repeat(node.depth)}).`,
      )
      return {
        kind: 'heading',
        level: node.depth,
        id: slugOf(plainText(node)),
        children: node.children.map((child) => toInline(child, file)),
      }
    }
    case 'paragraph': {
      const slot = SLOT.exec(plainText(node).trim())?.[1]
      return slot !== undefined && slots.includes(slot)
        ? { kind: 'slot', name: slot }
        : { kind: 'paragraph', children: node.children.map((child) => toInline(child, file)) }
    }
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map((item) =>
          item.children.map((child) => toBlock(child, file, slots)),
        ),
      }
    default:
      return unsupported(node, file)
  }
}

function toInline(node: PhrasingContent, file: string): Inline {
  switch (node.type) {
    case 'text':
      refuseTokens(node.value, file)
      return { kind: 'text', text: node.value.replaceAll('\n', ' ') }
    case 'strong':
      return { kind: 'strong', children: node.children.map((child) => toInline(child, file)) }
    case 'emphasis':
      return { kind: 'emphasis', children: node.children.map((child) => toInline(child, file)) }
    case 'link':
      return {
        kind: 'link',
        href: node.url,
        children: node.children.map((child) => toInline(child, file)),
      }
    default:
      return unsupported(node, file)
  }
}

function refuseTokens(text: string, file: string): void {
  const token = /\{\{.*?\}\}|\{\{.*|\}\}/u.exec(text)?.[0]
  invariant(
    token === undefined,
    `${file}: ${String(token)} burada kullanılamaz. Yerine yazının kendisini yazın.`,
  )
}

function unsupported(node: Nodes, file: string): never {
  throw new Error(
    `${file}, satır ${String(node.position?.start.line ?? '?')}: “${node.type}” burada kullanılamaz. ` +
      'Paragraf, ## başlık, liste, **kalın**, *italik* ve [bağlantı](adres) kullanın.',
  )
}

const plainText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(plainText).join('') : ''
