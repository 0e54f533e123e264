import { z } from 'zod'
import { day, shortText, text, typed } from '#domain/content-schema.ts'
import { POST_CATEGORIES } from './post-categories.ts'

/** Front matter of content/posts/<slug>.md. The file name is the post's address. */
export const postSchema = z.strictObject({
  id: z.int().positive().describe('Sıra numarası, başka yazıda olmayan bir sayı'),
  title: shortText('Yazının başlığı', 120),
  excerpt: text('Kartta görünen özet'),
  author: text('Yazar; kartta ilk iki sözcüğü görünür'),
  date: day('Tarih, yıl-ay-gün: 2025-01-15'),
  updated: day('Yazı sonradan değiştiyse son değişikliğin tarihi: 2026-03-02').optional(),
  readTime: z
    .string()
    .regex(/^\d+ dk$/)
    .describe('Okuma süresi, ör. 8 dk'),
  category: z.enum(POST_CATEGORIES).describe('Kategori'),
  tags: z.array(text('Etiket')).describe('Etiketlerin listesi; boş olabilir: []'),
  image: typed('Resmin yolu, ör. projects/firin.jpg'),
  featured: z.boolean().describe('Öne çıkan yazı mı: true ya da false'),
  details: typed('“Detaylı Bilgiler” bölümünün metni'),
  keyPoints: z.array(text('Önemli nokta')).length(4).describe('“Önemli Noktalar”: dört madde'),
})

export type PostFrontMatter = Readonly<z.infer<typeof postSchema>>

/** What a list of posts needs; the text itself stays out of it. The labels are already Turkish. */
export interface PostSummary extends Omit<
  PostFrontMatter,
  'id' | 'image' | 'details' | 'keyPoints' | 'tags'
> {
  readonly slug: string
  readonly dateLabel: string
  readonly updatedLabel?: string
  readonly tags: readonly string[]
}

/** The order of a list of posts; of two from one day the one with the higher number is the newer. */
export const newestFirst = (
  a: Pick<PostFrontMatter, 'date' | 'id'>,
  b: Pick<PostFrontMatter, 'date' | 'id'>,
): number => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1)
