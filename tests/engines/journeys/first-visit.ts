import { expect } from 'vitest'
import type { Journey } from './journey.ts'

export const firstVisit: readonly Journey[] = [
  {
    title: 'the first page leads to the intro, ‘Geç’ leads home, and there is no way round again',
    isNew: true,
    walk: async (visitor) => {
      await visitor.open('/')
      await visitor.at('/intro')
      await visitor.see('heading', /^Hoş geldiniz/u)
      await visitor.click('button', 'Açılış filmini oynat')
      await visitor.click('link', 'Geç')
      await visitor.at('/')
      await visitor.see('region', 'Çerez tercihi')
      await visitor.open('/about')
      await visitor.read('Hakkımızda')
      await visitor.open('/')
      await visitor.see('button', 'Sadece Gerekli')
      await visitor.at('/')
    },
  },
  {
    title: 'the film plays in the intro and moves on by itself',
    isNew: true,
    walk: async (visitor) => {
      await visitor.open('/intro')
      await visitor.click('button', 'Açılış filmini oynat')
      await visitor.until(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
      await visitor.run(() => {
        const film = document.querySelector('video')
        if (film) film.currentTime = film.duration - 0.2
      })
      await visitor.at('/')
    },
  },
  {
    title: 'a reload shows the intro, Back does not',
    walk: async (visitor) => {
      await visitor.open('/about')
      await visitor.open('/cookie-policy')
      await visitor.back()
      await visitor.at('/about')
      await visitor.read('Hakkımızda')
      await visitor.reload()
      await visitor.at('/intro')
    },
  },
  {
    title: 'refusing is kept, details show what is off, and a consent can be withdrawn',
    isNew: true,
    walk: async (visitor) => {
      const stored = () => visitor.run(() => localStorage.getItem('cookieConsent'))
      await visitor.open('/404')
      await visitor.click('button', 'Ayarlar')
      await visitor.expect('heading', 'Çerez ayarları', { isFocused: true })
      await visitor.expect('switch', /^Gerekli/u, { isChecked: true, isEnabled: false })
      await visitor.expect('switch', /^Analitik/u, { isChecked: false })
      await visitor.press('Escape')
      await visitor.expect('button', 'Ayarlar', { isFocused: true })
      expect(await stored()).toBeNull()
      await visitor.click('button', 'Sadece Gerekli')
      await visitor.read('Tercihiniz kaydedildi.')
      await visitor.miss('region', 'Çerez tercihi')
      expect(await stored()).toContain('"analytics":false')

      await visitor.open('/about')
      await visitor.miss('region', 'Çerez tercihi')
      await visitor.click('button', 'Çerez tercihleri')
      await visitor.click('switch', /^Analitik/u)
      await visitor.expect('switch', /^Analitik/u, { isChecked: true })
      await visitor.click('button', 'Tercihleri Kaydet')
      expect(await stored()).toContain('"analytics":true')
      await visitor.click('button', 'Çerez tercihleri')
      await visitor.click('button', 'Sadece Gerekli')
      expect(await stored()).toContain('"analytics":false')
    },
    mayComplain: /404/u,
  },
]
