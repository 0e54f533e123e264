import type { Visitor } from '../support/visitor.ts'
import type { Journey } from './journey.ts'

const openOnPhone = async (visitor: Visitor) => {
  await visitor.resize(360, 740)
  await visitor.open('/about')
  await visitor.expect('button', 'Menü', { state: 'false' })
  await visitor.miss('menuLink', 'Blog')
}

export const menu: readonly Journey[] = [
  {
    title: 'on a phone the menu opens with a press and leads on',
    walk: async (visitor) => {
      await openOnPhone(visitor)
      await visitor.click('button', 'Menü')
      await visitor.expect('button', 'Kapat', { state: 'true' })
      await visitor.click('menuLink', 'Blog')
      await visitor.at('/blog')
    },
  },
  {
    title: 'the keyboard opens the menu, stays in it, and leaves it with Escape',
    walk: async (visitor) => {
      await openOnPhone(visitor)
      await visitor.focus('button', 'Menü')
      await visitor.press('Enter')
      await visitor.expect('button', 'Kapat', { isFocused: true })
      for (let press = 0; press < 14; press += 1) {
        await visitor.press('Tab')
        await visitor.until(() => document.activeElement?.closest('main, footer') === null)
      }
      await visitor.press('Escape')
      await visitor.expect('button', 'Menü', { isFocused: true, state: 'false' })
      await visitor.miss('menuLink', 'Blog')
    },
  },
  {
    title: 'on a desk the links stand in the box',
    walk: async (visitor) => {
      await visitor.open('/about')
      await visitor.miss('button', 'Menü')
      await visitor.click('menuLink', 'Hizmetlerimiz')
      await visitor.at('/services')
    },
  },
]
