import { expect } from 'vitest'
import { ORDINARY_POST } from '../../support/blog.ts'
import { PATIENCE, type Visitor } from '../support/visitor.ts'
import { goOnByKey } from './configurator.ts'
import type { Journey } from './journey.ts'

const BOX = ['searchbox', 'Blog yazılarında ara'] as const

async function leaveAndComeBack(visitor: Visitor, path: string): Promise<void> {
  await visitor.open('/contact')
  await visitor.back()
  await visitor.at(path)
  await visitor.awake()
}

/** Where a page comes back without what its scripts knew, a browser may put its fields back: what they show must count. */
export const restoredFields: readonly Journey[] = [
  {
    title: 'after Back the blog lists what its search box says',
    walk: async (visitor) => {
      await visitor.open('/blog')
      await visitor.awake()
      await visitor.click(...BOX)
      await visitor.type('BAKIM')
      await visitor.miss('link', `Oku: ${ORDINARY_POST.title}`)
      await leaveAndComeBack(visitor, '/blog')
      const { value } = await visitor.see(...BOX)
      if (value === '') await visitor.see('link', `Oku: ${ORDINARY_POST.title}`)
      else await visitor.miss('link', `Oku: ${ORDINARY_POST.title}`)
    },
  },
  {
    title: 'after Back the order of the configurator says what the screen shows',
    walk: async (visitor) => {
      await visitor.open('/configurator')
      await visitor.expect('button', 'Sonraki', { isEnabled: true })
      await visitor.click('radio', 'Manuel Kepenk')
      await visitor.expect('radio', 'Manuel Kepenk', { isChecked: true })
      await leaveAndComeBack(visitor, '/configurator')
      await visitor.expect('button', 'Sonraki', { isEnabled: true })
      // A browser may put the field back a moment after the page has come to life.
      const chosen = async () =>
        (await visitor.find('radio', /Kepenk/u)).find(({ isChecked }) => isChecked)?.name ?? 'none'
      const drawn = async () =>
        visitor.find('image', new RegExp(`^Önden görünüş: ${await chosen()}`, 'u'))
      await expect.poll(drawn, PATIENCE).toHaveLength(1)
      const type = await chosen()
      await goOnByKey(visitor, 'Malzeme', 'Renk', 'Ölçü', 'Özellikler', 'Özet')
      const { href } = await visitor.see('link', 'Sipariş Ver')
      expect(new URL(href).searchParams.get('text')).toContain(`Tip: ${type}\n`)
    },
  },
  {
    title: 'after Back the way back is shut on the first step, and nowhere else',
    walk: async (visitor) => {
      await visitor.open('/configurator')
      await visitor.expect('button', 'Sonraki', { isEnabled: true })
      await visitor.click('button', 'Sonraki')
      await visitor.expect('button', 'Önceki', { isEnabled: true })
      await leaveAndComeBack(visitor, '/configurator')
      await visitor.expect('button', 'Sonraki', { isEnabled: true })
      const [first] = await visitor.find('heading', 'Nasıl açılsın?')
      await visitor.expect('button', 'Önceki', { isEnabled: first === undefined })
    },
  },
]
