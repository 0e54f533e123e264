import { Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '#lib/document.ts'
import styles from './Prose.module.css'

interface Props {
  readonly blocks: readonly Block[]
  /** What a slot of the text shows, by its name. */
  readonly slots?: Readonly<Record<string, ReactNode>>
}

/** A long text set for reading. Draws plain data as React nodes; no HTML strings. */
export function Prose({ blocks, slots = {} }: Props) {
  return (
    <div className={styles.prose}>{blocks.map((block, at) => drawBlock(block, at, slots))}</div>
  )
}

function drawBlock(
  block: Block,
  key: number,
  slots: Readonly<Record<string, ReactNode>>,
): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading key={key} id={block.id}>
          {drawInlines(block.children)}
        </Heading>
      )
    }
    case 'paragraph':
      return <p key={key}>{drawInlines(block.children)}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List key={key} role="list">
          {block.items.map((item, at) => (
            <li key={at}>
              <div>{item.map((child, childAt) => drawBlock(child, childAt, slots))}</div>
            </li>
          ))}
        </List>
      )
    }
    case 'slot':
      // A name such as '__proto__' is no slot.
      return (
        <Fragment key={key}>
          {Object.hasOwn(slots, block.name) ? slots[block.name] : undefined}
        </Fragment>
      )
  }
}

const drawInlines = (inlines: readonly Inline[]): ReactNode =>
  inlines.map((inline, at) => {
    switch (inline.kind) {
      case 'text':
        return <Fragment key={at}>{inline.text}</Fragment>
      case 'strong':
        return <strong key={at}>{drawInlines(inline.children)}</strong>
      case 'emphasis':
        return <em key={at}>{drawInlines(inline.children)}</em>
      case 'link':
        return (
          <a
            key={at}
            href={inline.href}
            {...(inline.href.startsWith('http') ? { rel: 'noopener' } : {})}
          >
            {drawInlines(inline.children)}
          </a>
        )
    }
  })
