import { expect } from 'vitest'
import type { Visitor } from '../support/visitor.ts'
import type { Journey } from './journey.ts'

const messageOf = async (visitor: Visitor) => {
  const { href } = await visitor.see('link', 'Sipariş Ver')
  return new URL(href).searchParams.get('text')
}
const arrive = (visitor: Visitor, step: string) =>
  visitor.read(new RegExp(`Adım \\d / 6: ${step}`, 'u'))
const goOn = async (visitor: Visitor, step: string) => {
  await visitor.click('button', 'Sonraki')
  await arrive(visitor, step)
}
/** By keyboard: a driver's clicks follow each other like a double click, which is one step. */
export const goOnByKey = async (visitor: Visitor, ...steps: readonly string[]) => {
  for (const step of steps) {
    await visitor.focus('button', 'Sonraki')
    await visitor.press('Enter')
    await arrive(visitor, step)
    // The step's heading takes the focus a moment after its words are there, and would take the next key.
    await visitor.until(() => document.activeElement?.tagName === 'H2')
  }
}
const openAwake = async (visitor: Visitor, path: string) => {
  await visitor.open(path)
  await visitor.expect('button', 'Sonraki', { isEnabled: true })
}

export const configurator: readonly Journey[] = [
  {
    title: 'six steps with the pointer end in an order that says what was chosen',
    walk: async (visitor) => {
      await visitor.resize(360, 740)
      await openAwake(visitor, '/configurator')
      await visitor.click('radio', 'Güvenlik Kepenk')
      await visitor.expect('radio', 'Güvenlik Kepenk', { isChecked: true })
      await goOn(visitor, 'Malzeme')
      await visitor.click('radio', 'Çelik')
      await goOn(visitor, 'Renk')
      await visitor.click('radio', 'Siyah')
      await goOn(visitor, 'Ölçü')
      await visitor.click('button', 'Genişlik: 1 cm artır')
      await visitor.read('301')
      await goOn(visitor, 'Özellikler')
      await visitor.click('switch', /^Uzaktan kumanda/u)
      await goOn(visitor, 'Özet')
      expect(await messageOf(visitor)).toBe(
        `Merhaba, aşağıdaki kepengi sipariş etmek istiyorum:
Tip: Güvenlik Kepenk
Malzeme: Çelik
Renk: Siyah
Ölçü: 301x250 cm
Motor: Evet
Uzaktan kumanda: Hayır
Sensör: Hayır`,
      )
    },
  },
  {
    title: 'the keyboard moves type and sliders, and the drawing follows',
    walk: async (visitor) => {
      await openAwake(visitor, '/configurator')
      await visitor.focus('radio', 'Otomatik Kepenk')
      await visitor.press('ArrowDown')
      await visitor.expect('radio', 'Manuel Kepenk', { isChecked: true, isFocused: true })
      await goOnByKey(visitor, 'Malzeme', 'Renk', 'Ölçü')
      await visitor.expect('heading', 'Kepenk kaç santim?', { isFocused: true })
      await visitor.focus('slider', /^Genişlik/u)
      await visitor.press('ArrowRight', 'ArrowRight')
      await visitor.expect('slider', /^Genişlik/u, { value: '302' })
      await visitor.press('End')
      await visitor.expect('slider', /^Genişlik/u, { value: '800' })
      await visitor.focus('slider', /^Yükseklik/u)
      await visitor.press('Home')
      await visitor.see('image', /^Önden görünüş: Manuel Kepenk, 800\s×\s100\scm/u)
    },
  },
  {
    title: 'a press on the slider’s track moves it there',
    walk: async (visitor) => {
      await openAwake(visitor, '/configurator')
      await goOnByKey(visitor, 'Malzeme', 'Renk', 'Ölçü')
      await visitor.click('slider', /^Genişlik/u)
      const { value } = await visitor.see('slider', /^Genişlik/u)
      expect(Number(value)).toBeGreaterThan(440)
      expect(Number(value)).toBeLessThan(460)
    },
  },
]
