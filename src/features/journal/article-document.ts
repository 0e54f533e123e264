import type { Block, Document } from '#lib/document.ts'
import type { PostText } from '#domain/editorial/entities.ts'
import { withOwnIds } from '#lib/heading-ids.ts'

const heading = (id: string, text: string): Block => ({
  kind: 'heading',
  level: 2,
  id,
  children: [{ kind: 'text', text }],
})

const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  children: [{ kind: 'text', text }],
})

/** A post from its first sentence to its last bullet, as one text to draw. */
export const articleDocument = ({ body, details, keyPoints }: PostText): Document =>
  withOwnIds([
    body,
    [heading('detayli-bilgiler', 'Detaylı Bilgiler')],
    details,
    [heading('onemli-noktalar', 'Önemli Noktalar')],
    [{ kind: 'list', ordered: false, items: keyPoints.map((point) => [paragraph(point)]) }],
  ]).flat()
