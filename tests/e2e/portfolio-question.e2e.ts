import { whatsAppUrl } from '#domain/outbound/links.ts'
import { projects, site } from '../support/content.ts'
import {
  askLink,
  caption,
  expectProject,
  last,
  next,
  openGallery,
  openGalleryWithClock,
  openWithCodeHeld,
  startFromSecond,
} from '../support/gallery.ts'
import { expect, test } from '../support/visitor.ts'

const titleOf = (number: number) => projects[number - 1]?.title ?? ''
const chatAbout = (number: number) =>
  whatsAppUrl(
    site.phone,
    `${site.chat.question} Proje ${String(number)} (${titleOf(number)}): bunun gibisini yapar mısınız?`,
  )

test.describe('a visitor who likes a project', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('asks for one like it in a chat that names the project in view', async ({ page }) => {
    await openGallery(page)
    await expect(askLink(page)).toHaveText('Bunun gibisini sorun')
    await expect(askLink(page)).toHaveAttribute('href', chatAbout(1))
    await next(page).click()
    await next(page).click()
    await expectProject(page, 3)
    await expect(askLink(page)).toHaveAttribute('href', chatAbout(3))
    await expect(askLink(page)).toHaveAccessibleName(
      `Bunun gibisini sorun: Proje 3 / ${String(last)}, ${titleOf(3)}`,
    )
  })

  test('comes to the link behind the arrows, and keeps it while the arrow keys turn the pages', async ({
    page,
  }) => {
    await openGallery(page)
    await expect(askLink(page)).toBeVisible()
    await next(page).focus()
    await page.keyboard.press('Tab')
    await expect(askLink(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 2)
    await expect(askLink(page)).toBeFocused()
    await expect(askLink(page)).toHaveAttribute('href', chatAbout(2))
  })

  test('turns the pages as ever where the browser cannot run the link’s code', async ({ page }) => {
    const code = '**/_astro/ask-link*.js'
    await page.route(code, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'new (class { #no })().no()' }),
    )
    const asked = page.waitForResponse(code)
    await openGallery(page)
    await asked
    await next(page).click()
    await expectProject(page, 2)
    await expect(askLink(page)).toHaveCount(0)
  })

  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [820, 1180],
    [1440, 900],
  ] as const)
    test(`finds a link large enough for a thumb, and nothing has moved for it: ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const release = await openWithCodeHeld(page)
      const places = () =>
        Promise.all(
          [
            caption(page, 1),
            page.getByText('Sizinki hangisine'),
            page.getByRole('contentinfo'),
          ].map(async (part) => (await part.boundingBox())?.y),
        )
      await page.evaluate(() => document.fonts.ready)
      const before = await places()
      release()
      await expect(askLink(page)).toBeVisible()
      expect(await places()).toEqual(before)
      const box = await askLink(page).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    })
})

test('a keyboard on the link holds the carousel, and it goes on when the keyboard leaves', async ({
  page,
}) => {
  await openGalleryWithClock(page)
  await expect(askLink(page)).toBeVisible()
  await startFromSecond(page)
  await next(page).focus()
  await page.keyboard.press('Tab')
  await expect(askLink(page)).toBeFocused()
  await page.clock.runFor(10_000)
  await expectProject(page, 2)
  await page.getByRole('link', { name: 'Kepenginizi tasarlayın' }).focus()
  await page.clock.runFor(4000)
  await expectProject(page, 3)
})
