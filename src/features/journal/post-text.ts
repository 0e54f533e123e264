import { isAddress, type Block, type Document, type Inline } from '#lib/document.ts'
import type { PostText } from '#domain/editorial/entities.ts'
import { isRecord } from '#lib/is-record.ts'

/**
 * Checks what came over the network: the whole text of a post, or undefined when anything in it is
 * not as the build wrote it (a half-loaded file, a login page of a hotel network, an older release).
 */
export function parsePostText(value: unknown): PostText | undefined {
  if (!isRecord(value)) return undefined
  const { body, details, keyPoints } = value
  return isDocument(body) && isDocument(details) && isListOf(keyPoints, isString)
    ? { body, details, keyPoints }
    : undefined
}

const isString = (value: unknown): value is string => typeof value === 'string'

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isItem)

const isDocument = (value: unknown): value is Document => isListOf(value, isBlock)

function isBlock(value: unknown): value is Block {
  if (!isRecord(value)) return false
  switch (value['kind']) {
    case 'heading':
      return (
        (value['level'] === 2 || value['level'] === 3) &&
        isString(value['id']) &&
        isListOf(value['children'], isInline)
      )
    case 'paragraph':
      return isListOf(value['children'], isInline)
    case 'list':
      return (
        typeof value['ordered'] === 'boolean' &&
        isListOf(value['items'], (item): item is Document => isDocument(item))
      )
    case 'slot':
      return isString(value['name'])
    default:
      return false
  }
}

function isInline(value: unknown): value is Inline {
  if (!isRecord(value)) return false
  switch (value['kind']) {
    case 'text':
      return isString(value['text'])
    case 'strong':
    case 'emphasis':
      return isListOf(value['children'], isInline)
    case 'link':
      return (
        isString(value['href']) && isAddress(value['href']) && isListOf(value['children'], isInline)
      )
    default:
      return false
  }
}
