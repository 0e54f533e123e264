/**
 * A text as plain data: what Markdown becomes at build time and what `ui/Prose` draws as React nodes.
 * No HTML strings anywhere, so a text can also travel as JSON.
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly id: string
      readonly children: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'slot'; readonly name: string }

export type Document = readonly Block[]

/** Whether a text may link to it: another site, a page or a place of ours, a way to reach somebody. */
export const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/[^/\s]|mailto:.|tel:.|#.|\/(?![/\\]))/u.test(text)
