import { expect } from 'vitest'
import type { Journey } from './journey.ts'

/** In a browser that stores nothing and whose owner asked for stillness. */
export const cautious: readonly Journey[] = [
  {
    title: 'where nothing can be stored, a choice holds for the page and says so',
    walk: async (visitor) => {
      await visitor.open('/about')
      await visitor.click('button', 'Sadece Gerekli')
      await visitor.read('Tercihiniz bu sayfada geçerli.')
      await visitor.miss('region', 'Çerez tercihi')
      await visitor.at('/about')
    },
  },
  {
    title: 'nothing moves for someone who asked for stillness',
    walk: async (visitor) => {
      await visitor.open('/portfolio')
      await visitor.see('button', 'Geçişi başlat')
      await visitor.click('button', 'Sonraki proje')
      await visitor.expect('button', 'Proje 2', { state: 'true' })
      const longest = await visitor.run(() =>
        Math.max(
          0,
          ...document.getAnimations().map((one) => Number(one.effect?.getTiming().duration)),
        ),
      )
      expect(Number(longest)).toBeLessThanOrEqual(1)
    },
  },
]
