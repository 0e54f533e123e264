import type { Page } from '@playwright/test'
import { connectBy, THRIFTY } from '../support/connection.ts'
import { formatPhone } from '#lib/format.ts'
import { faqs, site } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { idle } from '../support/idle.ts'
import { CORE, keptPages, visitAndKeep } from '../support/kept-pages.ts'
import { test } from '../support/moving-site.ts'
import { expect } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

test.use({ expectedMessages: /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch/u })

const call = { name: formatPhone(site.phone) } as const

test('after one visit, home, contact and the whole wizard work with the network cut', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/about', ['/', '/about', '/configurator', '/contact', '/offline'])
  await host.stop()

  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', call).first()).toBeVisible()
  await page.getByText(faqs[1]?.question ?? '').click()
  await expect(page.getByText(faqs[1]?.answer.slice(0, 30) ?? '')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.slogan)
  await expect(page.getByRole('link', { name: /^Hemen arayın/u }).first()).toBeVisible()

  const wizard = await openWizard(page)
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Genişlik').fill('421')
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toHaveAttribute('href', /421x250/u)

  await page.goto('/about.html')
  await expect(page).toHaveTitle(/^Hakkımızda/u)
})

test('a page that is not kept says so without a network, with phone, chat and what can be read', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/')
  await host.stop()
  await page.goto('/blog/olmayan-yazi')
  const main = page.getByRole('main')
  await expect(page).toHaveURL('/blog/olmayan-yazi')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('İnternet yok, telefon var.')
  await expect(main.getByRole('link', call)).toHaveAttribute('href', `tel:${site.phone}`)
  await expect(main.getByRole('link', { name: 'WhatsApp’tan yazın' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/u,
  )
  await main.getByRole('link', { name: 'İletişim' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText(site.address.street).first()).toBeVisible()
})

test('once the network is back, the page that was asked for comes with a reload', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/')
  await host.stop()
  await page.goto('/services?utm_source=kart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İnternet yok, telefon var.')
  await host.start()
  await page.evaluate(() => {
    location.replace(location.href)
  })
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('in a new session', () => {
  test.use({ seenIntro: false })

  /** A visitor has been here before and opens the contact page in another tab, the network being like that. */
  async function comeBack(page: Page, spoil: () => unknown) {
    await page.goto('/contact')
    await page.waitForURL('/intro')
    await page.getByRole('link', { name: 'Geç' }).click()
    await page.waitForURL('/')
    await expect.poll(async () => Object.values(await keptPages(page))).toEqual([CORE])
    await page.close()
    await spoil()
    const next = await page.context().newPage()
    await untilNoIntro(next, () => next.goto('/contact', { waitUntil: 'commit' }))
    return next
  }
  /** The driver takes a navigation that leads nowhere for one that has not ended: it is not asked for the page’s end. */
  async function untilNoIntro(page: Page, enter: () => Promise<unknown>) {
    const intro = page.waitForResponse(/\/intro$/u)
    await enter()
    await intro
    await page.waitForFunction(() => document.readyState === 'complete')
  }
  const expectToStay = async (page: Page) => {
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('main').getByRole('link', call).first()).toBeVisible()
  }

  test('no intro stands between the visitor and the phone number while the network is cut', async ({
    page,
    host,
  }) => {
    const next = await comeBack(page, () => host.stop())
    await expectToStay(next)
    await untilNoIntro(next, () => next.reload({ waitUntil: 'commit' }))
    await expectToStay(next)
  })

  test('on a network that says nothing, the intro does not come later and take the page away', async ({
    page,
    host,
  }) => {
    const slow = Promise.withResolvers<undefined>()
    const next = await comeBack(page, () => {
      host.stall(slow.promise)
    })
    const before = host.asked.length
    slow.resolve(undefined)
    await expect.poll(() => host.asked.slice(before)).toContain('/intro')
    await idle(next)
    await expectToStay(next)
  })

  test('who asks for the intro itself while the network is cut is led home', async ({
    page,
    host,
  }) => {
    const next = await comeBack(page, () => host.stop())
    await next.goto('/intro')
    await expect(next).toHaveURL('/')
    await expect(next.getByRole('heading', { level: 1 })).toHaveText(site.slogan)
  })
})

test('a network that says nothing for 3 s lets the kept page stand in; one that answers late is waited for', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/contact')
  const slow = Promise.withResolvers<undefined>()
  host.stall(slow.promise)
  await page.goto('/contact')
  await expect(page.getByText(site.address.street).first()).toBeVisible()
  const late = page.goto('/services')
  slow.resolve(undefined)
  await late
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a network that begins to answer and never ends lets the kept page stand in', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/contact')
  host.stallPagesHalfWay()
  await page.goto('/contact')
  await expect(page.getByText(site.address.street).first()).toBeVisible()
})

test('a server in trouble is covered by the kept pages', async ({ page, host }) => {
  await visitAndKeep(page, '/contact')
  host.fail(503)
  const response = await page.goto('/contact')
  expect(response?.status()).toBe(200)
  await expect(page.getByText(site.address.street).first()).toBeVisible()
})

test('only public pages of this site and their files are kept, without what stood behind the question mark', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/contact?ad=Ay%C5%9Fe#b')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return {
      names,
      urls: all.flat().map(({ url }) => url),
      cookie: document.cookie,
      databases: (await indexedDB.databases()).length,
    }
  })
  expect(kept).toMatchObject({ cookie: '', databases: 0 })
  expect(kept.names).toEqual([expect.stringMatching(/^kepenk-[\da-f]{16}$/u)])
  const { origin } = new URL(page.url())
  for (const url of kept.urls) {
    // That of the worker is an empty mark.
    expect(url).toMatch(
      new RegExp(`^${origin}/(?:\\w*$|sw\\.js$|_astro/[^?#]+\\.(?:js|css|woff2)$)`, 'u'),
    )
  }
  expect(await page.evaluate(async () => (await caches.match('/sw.js'))?.text())).toBe('')
  expect(await context.cookies()).toEqual([])
})

test.describe('a visitor who has not chosen yet', () => {
  test.use({ storedConsent: null })

  test('has pages kept from the moment of the choice, and a refusal is one', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Sadece Gerekli' }).first().click()
    await expect.poll(async () => Object.values(await keptPages(page))).toEqual([CORE])
  })
})

test('nothing is asked for in advance before the page has loaded and stands idle', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker() || request.url().endsWith('/sw.js')) asked.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener('load', () => {
      performance.mark('loaded')
    })
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    navigator.serviceWorker.register = (url) => {
      performance.mark(`register ${document.readyState}`)
      return register(url)
    }
  })
  const release = await hold(page, /\.(?:avif|webp|jpe?g)$/u)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await idle(page)
  expect(asked).toEqual([])
  release()
  await expect.poll(async () => Object.values(await keptPages(page))).toEqual([CORE])
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name }) => name),
  )
  expect(marks.slice(0, 2)).toEqual(['loaded', 'register complete'])
})

for (const [name, connection] of Object.entries(THRIFTY)) {
  test(`with ${name} only what was visited is kept, and nothing is fetched for it`, async ({
    page,
    host,
    context,
  }) => {
    await connectBy(page, connection)
    const before = host.asked.length
    await visitAndKeep(page, '/contact', ['/contact'])
    const asked = host.asked.slice(before)
    expect(asked.filter((path) => ['/', '/configurator', '/offline'].includes(path))).toEqual([])
    expect(asked.filter((path) => path === '/contact')).toHaveLength(1)
    expect(new Set(asked).size).toBe(asked.length)
    expect(context.serviceWorkers()).toHaveLength(1)
    await host.stop()
    // Not a reload, which leads to the intro.
    await page.goto('/contact')
    await expect(page.getByText(site.address.street).first()).toBeVisible()
  })
}

for (const [how, refuse] of Object.entries({
  'are unknown to the browser': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
  'are refused': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('denied', 'SecurityError'))
  },
  'never get ready': () => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
  },
})) {
  test(`where service workers ${how}, the visit is as ever`, async ({ page }) => {
    await page.addInitScript(refuse)
    const wizard = await openWizard(page)
    await goOnTo(page, 'Özet')
    await expect(wizard.order).toBeVisible()
    await page.goto('/contact')
    await idle(page)
    await expect(page.getByRole('main').getByRole('link', call).first()).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
}
