// How a text stands in a double-quoted attribute of a page, as React writes it.

const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
] as const

export const writeAttribute = (text: string): string =>
  ENTITIES.reduce((written, [sign, entity]) => written.replaceAll(sign, entity), text)

export const readAttribute = (written: string): string =>
  ENTITIES.toReversed().reduce((text, [sign, entity]) => text.replaceAll(entity, sign), written)
