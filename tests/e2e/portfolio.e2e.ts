import { answerChanged } from '../support/changed-page.ts'
import { projects } from '../support/content.ts'
import {
  caption,
  dot,
  expectProject,
  gallery,
  keepFirstProject,
  last,
  next,
  openGallery,
  openWithCodeHeld,
  picture,
  previous,
  slide,
} from '../support/gallery.ts'
import { expect, test } from '../support/visitor.ts'

test.describe('a visitor who turns the pages', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 1300 },
  })

  test('the portfolio shows every project of the content file and counts them', async ({
    page,
  }) => {
    await openGallery(page)
    await expect(page.getByRole('button', { name: /^Proje \d+$/u })).toHaveCount(last)
    await expect(page.getByText(/^Proje \d+ \/ \d+$/u)).toHaveCount(last)
    for (const [index, { title }] of projects.entries()) {
      await expect(caption(page, index + 1)).toBeAttached()
      await expect(page.getByText(title, { exact: true })).toBeAttached()
    }
  })

  test('next and previous go round without an end, one project at a time', async ({ page }) => {
    await openGallery(page)
    await expect(caption(page, 1)).toBeInViewport()
    await previous(page).click()
    await expectProject(page, last)
    await expect(caption(page, last)).toBeInViewport()
    await expect(caption(page, 1)).not.toBeInViewport()
    await next(page).click()
    await next(page).click()
    await expectProject(page, 2)
    await expect(caption(page, 2)).toBeInViewport()
  })

  test('a dot leads to its project', async ({ page }) => {
    await openGallery(page)
    await dot(page, 17).click()
    await expectProject(page, 17)
    await expect(caption(page, 17)).toBeInViewport()
    await expect(page.locator('[aria-current="true"]')).toHaveCount(1)
  })

  test('only the project in view can be reached by assistive technology', async ({ page }) => {
    await openGallery(page)
    await next(page).click()
    await expectProject(page, 2)
    const inert = page.locator('li[inert]')
    await expect(inert).toHaveCount(last - 1)
    await expect(slide(page, 2).and(page.locator(':not([inert])'))).toHaveCount(1)
  })

  test('a change of the window leaves the photograph in its frame', async ({ page }) => {
    await openGallery(page)
    await page.setViewportSize({ width: 900, height: 900 })
    const offset = async () => {
      const [frame, box] = await Promise.all([
        gallery(page).boundingBox(),
        picture(page, 1).boundingBox(),
      ])
      return Math.round((box?.x ?? 0) - (frame?.x ?? 0))
    }
    await expect.poll(offset).toBe(0)
  })
})

test.describe('the keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('arrow keys turn the pages without focusing the carousel, and a hint says so', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openGallery(page)
    await expect(page.getByText('ok tuşlarıyla gezinin')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expectProject(page, last)
  })

  test('the arrow key that wakes the page turns it, unless the menu is in use', async ({
    page,
  }) => {
    await page.goto('/portfolio', { waitUntil: 'networkidle' })
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 2)
    await page.goto('/portfolio', { waitUntil: 'networkidle' })
    await page
      .getByRole('link', { name: 'Blog' })
      .first()
      .evaluate((link) => {
        link.focus()
      })
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 1)
  })

  test('an arrow key pressed while the carousel is on its way turns it once it is there', async ({
    page,
  }) => {
    const release = await openWithCodeHeld(page)
    await page.keyboard.press('ArrowRight')
    release()
    await expectProject(page, 2)
  })

  test('a key that has scrolled the row itself is not pressed again, and the keyboard stays there', async ({
    page,
  }) => {
    const release = await openWithCodeHeld(page)
    const row = page.getByRole('group', { name: 'Projeler' })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    const width = () => row.evaluate((element) => element.scrollLeft / element.clientWidth)
    await expect.poll(async () => Math.round(await width())).toBe(1)
    release()
    await expectProject(page, 2)
    await expect(gallery(page).locator('[data-viewport]')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 3)
  })

  test('an arrow key pressed before the carousel was seen brings it and turns it', async ({
    page,
  }) => {
    // As in a window so busy or so low that nothing has come into view yet.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined
    })
    await page.goto('/portfolio', { waitUntil: 'networkidle' })
    await expect(next(page)).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 2)
  })

  test('an arrow key with a modifier or in a field does nothing here', async ({ page }) => {
    await openGallery(page)
    for (const modifier of ['Alt', 'Control', 'Shift', 'Meta']) {
      await page.keyboard.press(`${modifier}+ArrowRight`)
    }
    await page.getByRole('main').evaluate((main) => {
      const field = document.createElement('input')
      main.append(field)
      field.focus()
    })
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 1)
  })

  test('an arrow key in the menu is not for the carousel', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openGallery(page)
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 1)
    // The focus may be nowhere while the menu is open: after a press on its words.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 1)
  })

  test('focus comes to the pause button first, then to the arrows', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('link', { name: 'Ana Sayfa' }).last().focus()
    await page.getByRole('button', { name: /^Geçişi/u }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(gallery(page).locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^Geçişi/u })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(previous(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectProject(page, 2)
  })
})

test('who stood on the row before it moved is not moved on', async ({ page }) => {
  const release = await openWithCodeHeld(page)
  const row = page.getByRole('group', { name: 'Projeler' })
  await page.keyboard.press('Tab')
  await row.focus()
  await page.clock.install()
  release()
  await expect(next(page)).toBeVisible()
  await page.clock.runFor(10_000)
  await expectProject(page, 1)
})

test.describe('the banner', () => {
  test.use({ storedConsent: null, contextOptions: { reducedMotion: 'reduce' } })
  test('an arrow key in the cookie banner is not for the carousel', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('button', { name: 'Sadece Gerekli' }).first().focus()
    await page.keyboard.press('ArrowRight')
    await expectProject(page, 1)
  })
})

test.describe('on a phone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

  test('photographs stand upright, and the row of dots keeps the current one in its middle', async ({
    page,
  }) => {
    await openGallery(page)
    const shape = await picture(page, 1).evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth / image.clientHeight,
      loaded: image.naturalWidth / image.naturalHeight,
    }))
    expect(shape.shown).toBeCloseTo(0.8, 2)
    expect(shape.loaded).toBeCloseTo(0.8, 2)

    await dot(page, 8).click()
    await dot(page, 12).click()
    await dot(page, 16).click()
    await expectProject(page, 16)
    const offCentre = async () => {
      const box = await dot(page, 16).boundingBox()
      return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 180)
    }
    await expect.poll(offCentre).toBeLessThan(3)
    expect(await page.evaluate(() => scrollX)).toBe(0)
  })
})

test('a portfolio of one project shows it, and nothing to turn', async ({ page }) => {
  await page.route('/portfolio', (route) => answerChanged(route, keepFirstProject))
  const code = page.waitForResponse('**/_astro/gallery.client*.js')
  await page.goto('/portfolio')
  await code
  await page.keyboard.press('ArrowRight')
  await expect(gallery(page).getByText('Proje 1 / 1', { exact: true })).toBeVisible()
  await expect(gallery(page).getByRole('listitem')).toHaveCount(1)
  await expect(gallery(page).getByRole('button')).toHaveCount(0)
  await expect(gallery(page).getByRole('link')).toHaveCount(0)
  await expect(gallery(page).locator('[tabindex]')).toHaveCount(0)
})
