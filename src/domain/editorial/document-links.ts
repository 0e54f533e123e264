import type { Block, Document, Inline } from '#lib/document.ts'

/** Every address that a text links to, in its order, as often as it is written. */
export const linksIn = (document: Document): readonly string[] => document.flatMap(linksOfBlock)

function linksOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.children.flatMap(linksOfInline)
    case 'list':
      return block.items.flatMap(linksIn)
    case 'slot':
      return []
  }
}

function linksOfInline(inline: Inline): readonly string[] {
  if (inline.kind === 'text') return []
  const inside = inline.children.flatMap(linksOfInline)
  return inline.kind === 'link' ? [inline.href, ...inside] : inside
}
