import { projects } from '../../support/content.ts'
import type { Journey } from './journey.ts'

const last = projects.length
const isAt = (number: number) => [`Proje ${String(number)}`, { state: 'true' }] as const

export const portfolio: readonly Journey[] = [
  {
    title: 'the carousel turns by its arrows, by the keyboard and by a dot, and rests on request',
    walk: async (visitor) => {
      await visitor.open('/portfolio')
      await visitor.click('button', /^Geçişi durdur$/u)
      await visitor.see('button', 'Geçişi başlat')
      await visitor.click('button', 'Proje 1')
      await visitor.expect('button', ...isAt(1))
      await visitor.click('button', 'Sonraki proje')
      await visitor.expect('button', ...isAt(2))
      await visitor.click('button', 'Önceki proje')
      await visitor.expect('button', ...isAt(1))
      await visitor.press('ArrowLeft')
      await visitor.expect('button', ...isAt(last))
      await visitor.press('ArrowRight', 'ArrowRight')
      await visitor.expect('button', ...isAt(2))
      await visitor.click('button', 'Proje 5')
      await visitor.expect('button', ...isAt(5))
      await visitor.read(`Proje 5 / ${String(last)}`)
    },
  },
  {
    title: 'the carousel goes on by itself',
    walk: async (visitor) => {
      await visitor.open('/portfolio')
      await visitor.expect('button', ...isAt(2))
    },
  },
]
