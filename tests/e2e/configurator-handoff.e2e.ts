import jsQR from 'jsqr'
import sharp from 'sharp'
import { expectAccessible } from '../support/axe.ts'
import { handOffOn, openLink, openSummary, orderText } from '../support/hand-off.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

const WALNUT = '/configurator#k=1/security.steel.wood.420x251.ms/z5l'
const LINES = `Tip: Güvenlik Kepenk
Malzeme: Çelik
Renk: Ahşap Görünüm
Ölçü: 420x251 cm
Motor: Evet
Uzaktan kumanda: Hayır
Sensör: Evet`

test('a link is made when it is asked for, and opens the same summary elsewhere', async ({
  page,
  context,
}) => {
  const wizard = await openWizard(page)
  await wizard.radio('Güvenlik Kepenk').check()
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Genişlik').fill('421')
  await goOnTo(page, 'Özet')
  const { make, field } = handOffOn(page)
  await expect(page).toHaveURL('/configurator')
  await make.click()
  await expect(field).toBeFocused()
  const link = await field.inputValue()
  expect(link).toMatch(/\/configurator#k=1\/security\.aluminum\.white\.421x250\.mr\/\w{3}$/u)
  await expect(page).toHaveURL(link)

  const other = await context.newPage()
  const opened = await openLink(other, link)
  await expect(opened.notice.filter({ hasText: 'Bağlantıdaki seçimler yüklendi.' })).toBeVisible()
  await expect(opened.stepName).toHaveText('Adım 6 / 6: Özet')
  expect(await orderText(other)).toBe(await orderText(page))
  await other.getByRole('button', { name: 'Ölçü' }).click()
  await expect(opened.slider('Genişlik')).toHaveValue('421')
})

test.describe('a new visitor who was sent a link', () => {
  test.use({ seenIntro: false })

  test('sees the shutter and no intro, after a reload, too', async ({ page }) => {
    const opened = await openLink(page, WALNUT)
    expect(await orderText(page)).toContain(LINES)
    await page.reload()
    await expect(opened.heading).toBeVisible()
    expect(await orderText(page)).toContain(LINES)
    await expect(page).toHaveURL(WALNUT)
  })

  test('sees it, too, where an app has escaped the link', async ({ page }) => {
    await openLink(page, '/configurator#k%3D1%2Fsecurity.steel.wood.420x251.ms%2Fz5l')
    expect(await orderText(page)).toContain(LINES)
  })
})

test('the first change takes the link out of the address for good, for it would show something older', async ({
  page,
}) => {
  const opened = await openLink(page, WALNUT)
  await page.getByRole('button', { name: 'Renk' }).click()
  await expect(page).toHaveURL(WALNUT)
  await opened.radio('Siyah').check()
  await expect(page).toHaveURL('/configurator')
  await expect(page.getByText('Bağlantıdaki seçimler yüklendi.')).toHaveCount(0)

  await opened.radio('Ahşap Görünüm').check()
  await expect(opened.radio('Ahşap Görünüm')).toBeChecked()
  await expect(page.getByText('Bağlantıdaki seçimler yüklendi.')).toHaveCount(0)
})

test('a link that is opened over the page takes its place', async ({ page }) => {
  await openSummary(page)
  await page.evaluate((link) => {
    location.hash = new URL(link, location.href).hash
  }, WALNUT)
  await expect(page.getByText('Bağlantıdaki seçimler yüklendi.')).toBeVisible()
  expect(await orderText(page)).toContain(LINES)
})

test('the way back to a link that was opened before costs nothing that was chosen since', async ({
  page,
}) => {
  await page.goto('/contact')
  const opened = await openLink(page, WALNUT)
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/configurator#icerik')
  await page.getByRole('button', { name: 'Tip' }).click()
  await opened.radio('Manuel Kepenk').check()
  await page.goBack()
  await expect(page).toHaveURL('/configurator')
  await expect(opened.radio('Manuel Kepenk')).toBeChecked()
  await expect(opened.stepName).toHaveText('Adım 1 / 6: Tip')

  // The same link opened anew is a wish.
  await page.evaluate((link) => {
    location.hash = new URL(link, location.href).hash
  }, WALNUT)
  await expect(opened.stepName).toHaveText('Adım 6 / 6: Özet')
  expect(await orderText(page)).toContain(LINES)
})

test('the way back to a link whose shutters are on the screen stays at the step in view', async ({
  page,
}) => {
  await page.goto('/contact')
  const opened = await openLink(page, WALNUT)
  await page.getByRole('button', { name: 'Renk' }).click()
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/configurator#icerik')
  await page.goBack()
  await expect(page).toHaveURL(WALNUT)
  // The reader of links would come from the cache at once.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(opened.stepName).toHaveText('Adım 3 / 6: Renk')
})

test('the way back over a link that could not be read costs nothing either', async ({ page }) => {
  await page.goto('/contact')
  const opened = await openLink(page, WALNUT)
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Tip' }).click()
  await opened.radio('Manuel Kepenk').check()
  await page.evaluate(() => {
    location.hash = '#k=9'
  })
  await expect(page.getByText('Bu bağlantıdaki kepenk okunamadı')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(opened.radio('Manuel Kepenk')).toBeChecked()
  await expect(opened.stepName).toHaveText('Adım 1 / 6: Tip')
})

test('the way back to a link that was made here costs nothing that was chosen since', async ({
  page,
}) => {
  const summary = await openSummary(page)
  await summary.make.click()
  await expect(page).toHaveURL(/#k=/u)
  await page.evaluate(() => {
    location.hash = '#icerik'
  })
  await page.getByRole('button', { name: 'Tip' }).click()
  await summary.radio('Manuel Kepenk').check()
  await page.goBack()
  await expect(page).toHaveURL('/configurator')
  await expect(summary.radio('Manuel Kepenk')).toBeChecked()
})

test('a link that is opened over the list leaves nothing to bring back into it', async ({
  page,
}) => {
  const shutters = ['300x250', '100x100', '200x200']
    .map((size) => `rolling.aluminum.white.${size}.mr`)
    .join('/')
  const summary = await openLink(page, `/configurator#k=1/${shutters}/000`)
  await summary.list.getByRole('button', { name: '3. kepenk: Sil' }).click()
  await expect(page.getByText('3. kepenk silindi.')).toBeVisible()
  await page.evaluate((link) => {
    location.hash = new URL(link, location.href).hash
  }, WALNUT)
  await expect(page.getByText('Bağlantıdaki seçimler yüklendi.')).toBeVisible()
  await expect(page.getByText('silindi')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Geri al' })).toHaveCount(0)
  expect(await orderText(page)).toContain(LINES)
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('link and text can be copied', async ({ page }) => {
    const summary = await openLink(page, WALNUT)
    const pasted = () => page.evaluate(() => navigator.clipboard.readText())
    await summary.copyText.click()
    await expect(summary.notice.filter({ hasText: 'Metin kopyalandı.' })).toBeVisible()
    expect(await pasted()).toBe(`Örnek Kepenk: seçilen kepenk\n${LINES}\nTelefon: 0500 000 00 00`)
    await summary.make.click()
    await summary.copy.click()
    await expect(summary.notice.filter({ hasText: 'Bağlantı kopyalandı.' })).toBeVisible()
    expect(await pasted()).toBe(await summary.field.inputValue())
  })

  test('a list that was changed is no longer said to be copied', async ({ page }) => {
    const summary = await openLink(page, WALNUT)
    await summary.add.click()
    await page.getByRole('button', { name: 'Özet' }).click()
    await summary.copyText.click()
    await expect(page.getByText('Metin kopyalandı.')).toBeVisible()
    await summary.list.getByRole('button', { name: '2. kepenk: Sil' }).click()
    await expect(page.getByText('2. kepenk silindi.')).toBeVisible()
    await expect(page.getByText('Metin kopyalandı.')).toHaveCount(0)
  })
})

test('on a desk a phone reads the link from the screen', async ({ page }) => {
  const summary = await openLink(page, WALNUT)
  await expect(summary.code).toHaveCount(0)
  await summary.make.click()
  await expect(page.getByText('Telefonda devam edin')).toBeVisible()
  const { data, info } = await sharp(await summary.code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
  expect(read).toBe(await summary.field.inputValue())
})

test('several openings go into one message and one link', async ({ page }) => {
  const summary = await openLink(page, WALNUT)
  await summary.add.click()
  await expect(page.getByRole('heading', { name: 'Nasıl açılsın?' })).toBeFocused()
  await expect(page.getByText('2. kepenk (toplam 2)')).toBeVisible()
  await page.getByRole('button', { name: 'Ölçü' }).click()
  await summary.slider('Genişlik').fill('200')
  await page.getByRole('button', { name: 'Özet' }).click()
  const second = LINES.replace('420', '200')
  const opening = 'Merhaba, aşağıdaki kepenkleri sipariş etmek istiyorum:'
  const both = `${opening}\n\n1. kepenk\n${LINES}\n\n2. kepenk\n${second}`
  expect(await orderText(page)).toBe(both)
  await expect(summary.list.getByRole('listitem')).toHaveText([
    /420\s×\s251\scm/u,
    /200\s×\s251\scm/u,
  ])

  await summary.make.click()
  await expect(page).toHaveURL(
    /#k=1\/security\.steel\.wood\.420x251\.ms\/security\.steel\.wood\.200x251\.ms\/\w{3}$/u,
  )
  await page.reload()
  await expect(page.getByText('Bağlantıdaki 2 kepenk yüklendi.')).toBeVisible()
  expect(await orderText(page)).toBe(both)
})

test('a shutter of the list is changed, removed and brought back', async ({ page }) => {
  const summary = await openLink(page, WALNUT)
  await summary.add.click()
  await page.getByRole('button', { name: 'Özet' }).click()
  await summary.list.getByRole('button', { name: '1. kepenk: Düzenle' }).click()
  await expect(page.getByText('1. kepenk (toplam 2)')).toBeVisible()
  await summary.radio('Manuel Kepenk').check()
  await page.getByRole('button', { name: 'Özet' }).click()
  await expect(summary.list.getByRole('listitem')).toHaveText([/Manuel/u, /Güvenlik/u])
  await summary.list.getByRole('button', { name: '1. kepenk: Sil' }).click()
  const undo = page.getByRole('button', { name: 'Geri al' })
  await expect(undo).toBeFocused()
  await expect(page.getByText('1. kepenk silindi.')).toBeVisible()
  expect(await orderText(page)).toContain(`istiyorum:\n${LINES}`)
  await page.keyboard.press('Enter')
  await expect(summary.list.getByRole('listitem')).toHaveText([/Manuel/u, /Güvenlik/u])
  await expect(page.getByText('1. kepenk geri geldi.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mesajdaki kepenkler' })).toBeFocused()
  expect(await orderText(page)).toMatch(/1\. kepenk\nTip: Manuel Kepenk/u)
})

test('a full list says so instead of growing', async ({ page }) => {
  const shutter = 'rolling.aluminum.white.300x250.mr'
  const summary = await openLink(page, `/configurator#k=1/${Array(5).fill(shutter).join('/')}/abc`)
  await summary.add.click()
  await page.getByRole('button', { name: 'Özet' }).click()
  await expect(summary.list.getByRole('listitem')).toHaveCount(6)
  await expect(summary.add).toHaveCount(0)
  await expect(page.getByText('Bir mesaja en çok 6 kepenk sığar')).toBeVisible()
})

test('axe finds nothing on a summary with list, link and code, and nothing scrolls sideways', async ({
  page,
}) => {
  const summary = await openLink(page, WALNUT)
  await summary.add.click()
  await page.getByRole('button', { name: 'Özet' }).click()
  await summary.make.click()
  await summary.list.getByRole('button', { name: '2. kepenk: Sil' }).click()
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectAccessible(page, [360, 1440])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysOverflow(page)).toEqual([])
})
