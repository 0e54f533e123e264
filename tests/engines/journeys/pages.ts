import { expect } from 'vitest'
import { formatDay } from '#lib/format-date.ts'
import { mapUrl } from '#domain/outbound/links.ts'
import { ORDINARY_POST } from '../../support/blog.ts'
import { site } from '../../support/content.ts'
import type { Journey } from './journey.ts'

const { hostname: MAP_HOST } = new URL(mapUrl(site.map.embedUrl, site.location))
const FOUND_BY_BAKIM = 'Mevsim başında yapılacak yedi kepenk kontrolü'

export const pages: readonly Journey[] = [
  {
    title: 'the shutter of the home page says how wide the window is, at 77 mm a slat of 28 px',
    walk: async (visitor) => {
      await visitor.resize(1440, 900)
      await visitor.open('/')
      // The build shortens the property's name; of those that the page registers, only the width in cm is so large a number.
      const widths = await visitor.run(() => {
        const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
        const names = [...styles.join('').matchAll(/@property (--[a-z-]+)/gu)]
        return [...document.querySelectorAll('main [aria-hidden="true"] span')]
          .map((part) => getComputedStyle(part, '::after'))
          .flatMap((style) => names.map(([, name = '']) => style.getPropertyValue(name)))
          .filter((value) => Number(value) >= 100)
      })
      expect(widths).toEqual(['396'])
    },
  },
  {
    title: 'the services tell more on request, and the emergency calls',
    walk: async (visitor) => {
      await visitor.open('/services')
      await visitor.see('heading', 'Panjur Sistemleri')
      await visitor.click('group', /Ayrıntılar/u)
      await visitor.until(() => document.querySelector('details[open]') !== null)
      await visitor.expect('link', /Hemen arayın/u, { href: `tel:${site.phone}` })
    },
  },
  {
    title: 'BAKIM finds bakım, a post opens, and Back returns to the search',
    walk: async (visitor) => {
      await visitor.open('/blog')
      await visitor.awake()
      await visitor.click('searchbox', 'Blog yazılarında ara')
      await visitor.type('BAKIM')
      await visitor.see('heading', FOUND_BY_BAKIM)
      await visitor.miss('link', `Oku: ${ORDINARY_POST.title}`)
      await visitor.click('link', `Oku: ${FOUND_BY_BAKIM}`)
      await visitor.see('button', 'Blog Listesine Dön')
      await visitor.expect('heading', FOUND_BY_BAKIM, { isFocused: true })
      await visitor.back()
      await visitor.miss('button', 'Blog Listesine Dön')
      await visitor.expect('searchbox', 'Blog yazılarında ara', { value: 'BAKIM' })
      await visitor.see('link', `Oku: ${FOUND_BY_BAKIM}`)
      await visitor.miss('link', `Oku: ${ORDINARY_POST.title}`)
    },
  },
  {
    title: 'the company’s page shows the code to scan',
    walk: async (visitor) => {
      await visitor.open('/about')
      const { width, height } = await visitor.see('image', 'WhatsApp karekodu.')
      expect([width, height]).toEqual([130, 130])
    },
  },
  {
    title: 'the map’s host is asked only after a press',
    walk: async (visitor, otherHosts) => {
      await visitor.open('/contact')
      await visitor.see('frame', /^Harita: /u, 'aim')
      await visitor.until(() => {
        const frame = document.querySelector('iframe')?.contentDocument
        return frame?.readyState === 'complete' && frame.querySelector('a') !== null
      })
      expect([...otherHosts.asked]).not.toContain(MAP_HOST)
      await visitor.clickInFrame('a')
      await expect.poll(() => [...otherHosts.asked], { timeout: 20_000 }).toContain(MAP_HOST)
    },
    mayComplain: /502|ERR_|load resource|tunnel|proxy/iu,
  },
  {
    title: 'a missing address says so and leads on',
    walk: async (visitor) => {
      await visitor.open('/yok')
      await visitor.see('heading', 'Bu kepenk kapalı.')
      await visitor.click('link', 'Ana sayfaya dönün')
      await visitor.at('/')
    },
    mayComplain: /404/u,
  },
  {
    title: 'the privacy policy was updated today',
    walk: async (visitor) => {
      await visitor.open('/privacy-policy')
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format()
      await visitor.read(`Son güncelleme: ${formatDay(day)}`)
    },
  },
  {
    title: 'no page reaches over the side of a phone or a desk',
    walk: async (visitor) => {
      for (const path of ['/', '/services', '/portfolio', '/configurator', '/contact']) {
        for (const width of [320, 1440]) {
          await visitor.resize(width, 800)
          await visitor.open(path)
          // The visitor's sign has called the island: a page that is left before it came complains in Firefox.
          await visitor.until(() => !document.querySelector('astro-island[client="engaged"][ssr]'))
          const overflow = await visitor.run(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${path} at ${String(width)} px`).toBe(0)
        }
      }
    },
  },
]
