import { z } from 'zod'
import { awaited, day, shortText, text } from '#domain/content-schema.ts'
import { consentCategories } from '#domain/visitor/consent-categories.ts'

/** The pages that content/legal/ holds a text for. */
export const legalPages = ['cookie-policy', 'privacy-policy'] as const

/** Front matter of content/legal/<page>.md */
export const legalSchema = z.strictObject({
  title: text('Sayfanın başlığı'),
  description: shortText('Arama sonucundaki açıklama, en çok 160 harf', 160),
  updated: day('Metnin tarihi, yıl-ay-gün: 2026-11-28'),
  version: text('Metnin sürümü, ör. "1.0"'),
  placeholders: awaited,
})

/** content/cookies.yaml: everything the site may store in a browser. */
export const cookiesSchema = z.strictObject({
  cookies: z
    .array(
      z.strictObject({
        name: text('Kaydın adı'),
        kind: z
          .enum(['cookie', 'localStorage', 'sessionStorage', 'cacheStorage'])
          .describe('Kaydın türü'),
        provider: text('Kaydı koyan'),
        party: z.enum(['first', 'third']).describe('first: bu site, third: başka site'),
        category: z.enum(consentCategories).describe('Çerez türü'),
        purpose: text('Ne işe yarar'),
        lifetime: text('Ne kadar kalır'),
        onlyWithAnalytics: z.boolean().describe('Yalnızca ölçüm açıksa mı: true ya da false'),
      }),
    )
    .describe('Kayıtların listesi'),
})

export type LegalPage = (typeof legalPages)[number]
export type LegalFrontMatter = Readonly<z.infer<typeof legalSchema>>
export type StoredItem = Readonly<z.infer<typeof cookiesSchema>['cookies'][number]>
