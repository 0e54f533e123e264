import { hold } from '../support/hold.ts'
import { openScene, sceneOn } from '../support/scene.ts'
import { expect, test } from '../support/visitor.ts'
import { withWebGl } from '../support/webgl.ts'
import { openWizard } from '../support/wizard.ts'

test.use({ ...withWebGl, viewport: { width: 360, height: 640 } })

test('a browser without WebGL keeps the drawing, says so, and fetches nothing for it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('SceneView')) asked.push(request.url())
  })
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const wizard = await openWizard(page)
  await sceneOn(page).open.click()
  await expect(page.getByText('Bu tarayıcı üç boyutlu görünümü açamıyor.')).toBeVisible()
  await expect(sceneOn(page).retry).toHaveCount(0)
  await expect(wizard.drawing).toBeVisible()
  expect(asked).toEqual([])
})

test.describe('when the browser has WebGL but gives no context', () => {
  test.use({ expectedMessages: /WebGL/u })

  test('the drawing comes back and says why', async ({ page }) => {
    await page.addInitScript(() => {
      const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
      Reflect.set(
        HTMLCanvasElement.prototype,
        'getContext',
        function (this: HTMLCanvasElement, ...asked: unknown[]): unknown {
          const given: unknown = this.isConnected ? null : Reflect.apply(original, this, asked)
          return given
        },
      )
    })
    const wizard = await openWizard(page)
    await sceneOn(page).open.click()
    await expect(page.getByText('Bu tarayıcı üç boyutlu görünümü açamıyor.')).toBeVisible()
    await expect(wizard.drawing).toBeVisible()
  })
})

test('a scene that breaks down while it is built brings the drawing back, and the wizard goes on', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.fillRect = () => {
      throw new RangeError('out of memory')
    }
  })
  await sceneOn(page).open.click()
  await expect(page.getByText('Üç boyutlu görünüm durdu')).toBeVisible()
  await expect(wizard.drawing).toBeVisible()
  await wizard.next.click()
  await expect(wizard.stepName).toHaveText('Adım 2 / 6: Malzeme')
})

test('a lost context brings the drawing back with a sentence, and trying again works', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  const scene = await openScene(page)
  await scene.openness.focus()
  await scene.picture.evaluate((canvas) => {
    if (canvas instanceof HTMLCanvasElement)
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(page.getByText('Üç boyutlu görünüm durdu')).toBeVisible()
  await expect(wizard.drawing).toBeVisible()
  await expect(scene.open).toBeFocused()
  await scene.retry.click()
  await expect(scene.picture).toBeVisible()
  await expect(page.getByText('Üç boyutlu görünüm durdu')).toHaveCount(0)
})

test('the scene comes to someone who turned back to the drawing and asked again meanwhile', async ({
  page,
}) => {
  const release = await hold(page, '**/SceneView*.js*')
  await openWizard(page)
  const scene = sceneOn(page)
  await scene.open.click()
  await scene.close.click()
  await scene.open.click()
  release()
  await expect(scene.picture).toBeVisible()
  await expect.poll(scene.frames).toBeGreaterThan(0)
})

test.describe('when the scene’s script does not arrive', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/u })

  test('the drawing stays, a sentence says so, and trying again works', async ({ page }) => {
    const wizard = await openWizard(page)
    const scene = sceneOn(page)
    await page.route('**/SceneView*.js', (route) => route.abort())
    await scene.open.click()
    await expect(page.getByText('Üç boyutlu görünüm yüklenemedi')).toBeVisible()
    await expect(wizard.drawing).toBeVisible()
    await page.unroute('**/SceneView*.js')
    // By keyboard, whose focus was on a button that goes.
    await scene.retry.press('Enter')
    await expect(scene.picture).toBeVisible()
    await expect(scene.close).toBeFocused()
  })
  test('nothing is said to someone who turned back to the drawing meanwhile', async ({ page }) => {
    const release = await hold(page, '**/SceneView*.js*', 'abort')
    const wizard = await openWizard(page)
    const scene = sceneOn(page)
    const failed = page.waitForEvent('requestfailed')
    await scene.open.click()
    await scene.close.click()
    release()
    await failed
    await wizard.next.click()
    await expect(wizard.stepName).toHaveText('Adım 2 / 6: Malzeme')
    await expect(page.getByText('Üç boyutlu görünüm yüklenemedi')).toHaveCount(0)
  })
})
