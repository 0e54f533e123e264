import { expectAccessible } from '../support/axe.ts'
import { hold } from '../support/hold.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { atRest, openScene, sceneOn } from '../support/scene.ts'
import { expect, test } from '../support/visitor.ts'
import { withWebGl } from '../support/webgl.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

// Small, because a processor draws here what a graphics card draws elsewhere.
test.use({ ...withWebGl, viewport: { width: 360, height: 640 } })

test('the 3D view is fetched when asked for, stands where the drawing stood, and gives way to it again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('SceneView')) asked.push(request.url())
  })
  const wizard = await openWizard(page)
  expect(asked).toEqual([])
  const place = await wizard.drawing.boundingBox()
  const scene = await openScene(page)
  expect(asked.length).toBeGreaterThan(0)
  await expect(wizard.drawing).toHaveCount(0)
  expect((await scene.picture.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
  await expect(scene.close).toBeFocused()
  await scene.close.click()
  await expect(wizard.drawing).toBeVisible()
  await expect(scene.open).toBeFocused()
})

test('a double click opens the 3D view, and does not close it again', async ({ page }) => {
  const release = await hold(page, '**/SceneView*.js*')
  await openWizard(page)
  const scene = sceneOn(page)
  await scene.open.dblclick()
  release()
  await expect(scene.picture).toBeVisible()
  await expect(scene.close).toBeVisible()
})

test('the 3D view shows the same assembly and follows every choice', async ({ page }) => {
  const wizard = await openWizard(page)
  const scene = await openScene(page)
  await expect(scene.picture).toHaveAccessibleName(/Otomatik Kepenk, 300\s×\s250\scm, 31 lamel/u)
  await expect(page.getByText(/^⚙️\s300\s×\s250\scm$/u).first()).toBeInViewport()
  const before = await atRest(page)
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Yükseklik').fill('600')
  await expect(scene.picture).toHaveAccessibleName(/300\s×\s600\scm, 60 lamel/u)
  await expect(page.getByText(/^⚙️\s300\s×\s600\scm$/u).first()).toBeInViewport()
  await expect.poll(scene.frames).toBeGreaterThan(before)
})

for (const [width, height] of [
  [360, 740],
  [820, 1180],
] as const) {
  test(`at ${String(width)} px the next question stands below the 3D view, with room for an answer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const wizard = await openWizard(page)
    await openScene(page)
    await wizard.next.click()
    const question = page.getByRole('heading', { name: 'Hangi malzeme?' })
    await expect(question).toBeFocused()
    const seen = () =>
      question.evaluate((heading) => {
        const { x, bottom } = heading.getBoundingClientRect()
        const isOnTop = (y: number) =>
          document
            .elementFromPoint(x + 8, y)
            ?.closest('fieldset')
            ?.contains(heading) === true
        return [bottom - 8, bottom + 48].map(isOnTop)
      })
    await expect.poll(seen).toEqual([true, true])
  })
}

test('a frame is drawn only when something changes', async ({ page }) => {
  await openWizard(page)
  const scene = await openScene(page)
  let rest = await atRest(page)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await scene.frames()).toBe(rest)
  await scene.button('Bakış açısını değiştir').click()
  const changes = [
    () => scene.openness.fill('80'),
    () => scene.button('Gece').click(),
    () => scene.button('Sağa çevir').click(),
    () => scene.button('Yakınlaştır').click(),
    () => scene.button('Kutunun içi').click(),
    () => scene.picture.press('ArrowUp'),
    () => scene.button('İlk görünüme dön').click(),
  ]
  for (const change of changes) {
    await change()
    await expect.poll(scene.frames).toBeGreaterThan(rest)
    rest = await atRest(page)
  }
})

test('the left button turns; a right press, whose end a menu may swallow, does not', async ({
  page,
}) => {
  await openWizard(page)
  const scene = await openScene(page)
  let rest = await atRest(page)
  const drag = async (button: 'left' | 'right') => {
    await scene.picture.hover()
    await page.mouse.down({ button })
    await scene.picture.hover({ position: { x: 60, y: 160 } })
  }
  await drag('right')
  expect(await atRest(page)).toBe(rest)
  await page.mouse.up({ button: 'right' })
  await drag('left')
  await expect.poll(scene.frames).toBeGreaterThan(rest)
  rest = await atRest(page)
  await page.mouse.up()
  await scene.picture.hover()
  expect(await atRest(page)).toBe(rest)
})

test('a wheel and a finger that pass by scroll the page; with Ctrl the wheel zooms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await openWizard(page)
  const scene = await openScene(page)
  await expect(scene.picture).toHaveCSS('touch-action', 'pan-y')
  const before = await atRest(page)
  await scene.picture.hover()
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  expect(await atRest(page)).toBe(before)
  await scene.picture.hover()
  const stays = await page.evaluate(() => scrollY)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -60)
  await page.keyboard.up('Control')
  await expect.poll(scene.frames).toBeGreaterThan(before)
  expect(await page.evaluate(() => scrollY)).toBe(stays)
})

test('the motor opens and stops; under reduced motion the shutter is simply open', async ({
  page,
}) => {
  await openWizard(page)
  const scene = await openScene(page)
  await scene.openness.fill('25')
  await scene.button('Aç').click()
  await expect(scene.button('Durdur')).toBeVisible()
  await expect.poll(async () => Number(await scene.openness.inputValue())).not.toBe(25)
  await expect(scene.openness).toHaveValue('100')
  await expect(scene.button('Kapat')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scene.button('Kapat').click()
  await expect(scene.openness).toHaveValue('0')
  await expect(scene.openness).toHaveAttribute('aria-valuetext', 'kapalı')
})

test('drawing and 3D view show the same shutter, as far open as it was left', async ({ page }) => {
  await openWizard(page)
  await sceneOn(page).openness.fill('60')
  const scene = await openScene(page)
  await expect(scene.openness).toHaveValue('60')
  await scene.openness.fill('35')
  await scene.close.click()
  await expect(scene.openness).toHaveValue('35')
})

test('nothing is left behind: neither on the graphics card nor of the browser’s sixteen contexts', async ({
  page,
}) => {
  await openWizard(page)
  for (const look of ['Gece', 'Gündüz'] as const) {
    const scene = await openScene(page)
    if (look === 'Gece') await scene.button(look).click()
    await atRest(page)
    const canvas = await scene.picture.elementHandle()
    await scene.close.click()
    expect(
      await canvas.evaluate((element) => element instanceof HTMLElement && element.dataset['held']),
    ).toBe('0')
  }
  // More contexts than a browser keeps would be a warning on the console, which fails every test.
  for (let toggle = 0; toggle < 18; toggle += 1) {
    await sceneOn(page).open.click()
    await sceneOn(page).close.click()
  }
  await expect(sceneOn(page).open).toBeVisible()
})

test('the controls of the 3D view are accessible and fit every window', async ({ page }) => {
  await openWizard(page)
  const scene = await openScene(page)
  await scene.button('Bakış açısını değiştir').click()
  await expectAccessible(page, [360])
  const turns = page.getByRole('group', { name: 'Bakış açısı' }).getByRole('button')
  await expect(turns).not.toHaveCount(0)
  for (const button of await turns.all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  for (const [width, height] of [
    [320, 640],
    [640, 320],
    [820, 640],
    [1440, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await sidewaysOverflow(page), `at ${String(width)} px`).toEqual([])
  }
})
