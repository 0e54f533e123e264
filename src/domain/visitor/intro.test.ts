import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
import { introPath, routes } from '#domain/site/routes.ts'
import { decideIntro, introAddress, isCrawler, returnAddress, type Visit } from './intro.ts'

const firstVisit: Visit = {
  page: 'listed',
  when: 'session-and-reload',
  navigation: 'navigate',
  hasSeenIntro: false,
  isExempt: false,
}
const decide = (change: Partial<Visit>) => decideIntro({ ...firstVisit, ...change })

test('the first listed page of a session shows the intro, the next ones do not', () => {
  expect(decide({})).toBe('show')
  expect(decide({ hasSeenIntro: true })).toBe('stay')
})

test('every reload of a listed page shows it again', () => {
  expect(decide({ hasSeenIntro: true, navigation: 'reload' })).toBe('show')
})

test('going back or forward never shows it', () => {
  expect(decide({ navigation: 'back_forward' })).toBe('remember')
  expect(decide({ navigation: 'back_forward', hasSeenIntro: true })).toBe('remember')
})

test.each(['intro', 'exempt'] as const)('opening a page of kind %s counts as seen', (page) => {
  expect(decide({ page })).toBe('remember')
  expect(decide({ page, navigation: 'reload', hasSeenIntro: true })).toBe('remember')
})

test('an exempt visit counts as seen, even when it reloads', () => {
  expect(decide({ isExempt: true })).toBe('remember')
  expect(decide({ isExempt: true, navigation: 'reload' })).toBe('remember')
})

test('the owner can do without reloads, or without the intro', () => {
  expect(decide({ when: 'session' })).toBe('show')
  expect(decide({ when: 'session', navigation: 'reload', hasSeenIntro: true })).toBe('stay')
  expect(decide({ when: 'never' })).toBe('stay')
  expect(decide({ when: 'never', navigation: 'reload' })).toBe('stay')
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/141 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/141 Mobile Safari/537.36 (compatible; GoogleOther)',
  'Mediapartners-Google',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
])('a crawler or link preview: %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true)
})

test.each([
  'Mozilla/5.0 (Linux; Android 14; SM-A156B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/126 Mobile Safari/537.36 Instagram 350.0.0 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 7)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.0]',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
])('a person: %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false)
})

test('the requested page survives the intro only where the owner wants it', () => {
  expect(introAddress('home', '/services')).toBe('/intro')
  expect(introAddress('requested', '/contact?a=b#sss')).toBe('/intro#/contact?a=b#sss')
  expect(returnAddress('requested', '#/contact?a=b#sss')).toBe('/contact?a=b#sss')
  expect(returnAddress('home', '#/contact')).toBe('/')
})

test.each([
  '',
  '#',
  '#/intro',
  '#//evil.example',
  '#/\\evil.example',
  '#/contact/../../x',
  '#https://evil.example/contact',
  '#javascript:alert(1)',
  '#/nowhere',
])('the intro leads home when its fragment is not one of our pages: %s', (fragment) => {
  expect(returnAddress('requested', fragment)).toBe('/')
})

const SITE = 'https://kepenk.example'
const pages = Object.values<string>(routes).filter((path) => path !== introPath)
const page = fc.constantFrom(...pages)

test('whatever its fragment holds, the intro leads to a page of this site', () => {
  const behindPage = fc.tuple(page, hostileText).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(hostileText, behindPage), fc.constantFrom('#', ''), (text, mark) => {
      const { origin, pathname } = new URL(returnAddress('requested', mark + text), SITE)
      expect(origin).toBe(SITE)
      expect(pages).toContain(pathname)
    }),
    MANY,
  )
})

test('a page that was asked for comes back with all that stood behind its address', () => {
  fc.assert(
    fc.property(page, hostileText, hostileText, (path, query, fragment) => {
      const { pathname, search, hash } = new URL(`${SITE}${path}?${query}#${fragment}`)
      const asked = pathname + search + hash
      const intro = new URL(SITE + introAddress('requested', asked))
      expect(returnAddress('requested', intro.hash)).toBe(asked.replaceAll('`', '%60'))
    }),
    MANY,
  )
})
