import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ServiceArea } from '#domain/company/service-area.ts'
import { formatKilometres, formatLira } from '#lib/format.ts'
import type { Faq } from './collections.ts'
import type { Facts } from './fill-tokens.ts'
import type { PostFrontMatter } from './post.ts'

/**
 * What `{{name}}` stands for in posts, services and answers: the base price of each shutter type, as its card shows it
 * ('price.rolling' → '2.500 ₺'), what these prices include ('price.note', sentences), and how far the company drives
 * ('area.radius' → '35 km').
 */
export const textFacts = (
  { types, priceNote }: Pick<Catalogue, 'types' | 'priceNote'>,
  { radiusKm }: Pick<ServiceArea, 'radiusKm'>,
): Facts => ({
  ...Object.fromEntries(types.map(({ id, basePrice }) => [`price.${id}`, formatLira(basePrice)])),
  'price.note': priceNote,
  'area.radius': formatKilometres(radiusKm),
})

type Words = Pick<PostFrontMatter, 'title' | 'excerpt' | 'keyPoints'>

/** A post whose title, summary and points have their facts written in by `fill`. */
export const fillWords = <T extends Words>(post: T, fill: (text: string) => string): T => ({
  ...post,
  title: fill(post.title),
  excerpt: fill(post.excerpt),
  keyPoints: post.keyPoints.map((point) => fill(point)),
})

/** A question and its answer with their facts written in by `fill`. */
export const fillFaq = ({ question, answer }: Faq, fill: (text: string) => string): Faq => ({
  question: fill(question),
  answer: fill(answer),
})
