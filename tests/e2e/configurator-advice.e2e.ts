import type { Page } from '@playwright/test'
import { expectAccessible, resizeTo } from '../support/axe.ts'
import { openSummary } from '../support/hand-off.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

const adviceOn = (page: Page) => {
  const region = page.getByRole('region', { name: 'Öneriler' })
  return {
    region,
    heading: region.getByRole('heading', { name: 'Öneriler' }),
    remark: (words: string | RegExp) => region.getByRole('listitem').filter({ hasText: words }),
    mend: (label: string) => region.getByRole('button', { name: label, exact: true }),
    news: region.getByRole('status'),
    more: region.getByText(/^Diğer öneriler/u),
  }
}

test('what PVC cannot bear is said with its limits, and one tap mends it', async ({ page }) => {
  const wizard = await openWizard(page)
  const advice = adviceOn(page)
  await goOnTo(page, 'Malzeme')
  await wizard.radio('PVC').check()
  await expect(advice.remark('PVC lamel en çok 240 cm genişlik')).toBeVisible()
  // Said once the choices rest; a mend before that leaves nothing to say.
  await expect(advice.news).not.toBeEmpty()
  await advice.mend('Alüminyum seç').click()
  await expect(wizard.radio('Alüminyum')).toBeChecked()
  await expect(advice.remark('PVC lamel')).toHaveCount(0)
  await expect(advice.heading).toBeFocused()
  await expect(advice.news).toHaveText('1 uyarı ve 2 öneri var.')
})

test('a type without a motor says what it does not need, and the keyboard takes it away', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  const advice = adviceOn(page)
  await wizard.radio('Manuel Kepenk').check()
  await advice.mend('Motoru ve kumandayı çıkar').focus()
  await page.keyboard.press('Enter')
  await expect(advice.heading).toBeFocused()
  await goOnTo(page, 'Özellikler')
  await expect(wizard.feature('Motor')).not.toBeChecked()
  await expect(wizard.feature('Uzaktan kumanda')).not.toBeChecked()
  // Nothing is blocked: who wants the remote all the same gets it, and a sentence.
  await wizard.feature('Uzaktan kumanda').check()
  await expect(advice.remark('motorsuz çalışmaz; Manuel Kepenk elle açılır')).toBeVisible()
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toHaveAttribute('href', /Uzaktan%20kumanda%3A%20Evet/u)
})

test('what no choice mends becomes a question to the company with all choices in it', async ({
  page,
}) => {
  await openWizard(page)
  const link = adviceOn(page).region.getByRole('link', { name: 'El kolunu bize sorun' })
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.searchParams.get('text')).toMatch(
    /^Merhaba, bir sorum var:\nElektrik kesilirse .+\?\nTip: Otomatik Kepenk\n[^]+\nSensör: Hayır$/u,
  )
})

test('of several shutters a question names the one in view', async ({ page }) => {
  const summary = await openSummary(page)
  await summary.add.click()
  await expect(summary.stepName).toHaveText('Adım 1 / 6: Tip')
  const link = adviceOn(page).region.getByRole('link', { name: 'El kolunu bize sorun' })
  const asked = async () =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  expect(await asked()).toMatch(
    /^Merhaba, bir sorum var:\n2\. kepenk: Elektrik kesilirse .+\?\n\n1\. kepenk\n/u,
  )
})

test('three remarks are in sight, the others behind a line, and a slider is reported when it rests', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  const advice = adviceOn(page)
  await goOnTo(page, 'Ölçü')
  await expect(advice.more).toHaveCount(0)
  const told = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const status = document.querySelector('[aria-labelledby="oneriler"] [role="status"]')
        const words: string[] = []
        new MutationObserver(() => {
          const text = status?.textContent ?? ''
          if (text !== '') words.push(text)
          if (words.length > 0)
            setTimeout(() => {
              resolve(words)
            }, 1000)
        }).observe(status ?? document, { childList: true, characterData: true, subtree: true })
      }),
  )
  await wizard.slider('Genişlik').focus()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('PageDown')
  await page.keyboard.press('Home')
  await expect(advice.region.getByRole('listitem').filter({ visible: true })).toHaveCount(3)
  await expect(advice.more).toHaveText('Diğer öneriler (2)')
  expect(await told).toEqual(['1 uyarı ve 4 öneri var.'])
  await advice.more.click()
  await expect(advice.remark('Kutu üstte')).toBeVisible()
  await advice.mend('Genişliği 110 cm yap').click()
  await expect(wizard.slider('Genişlik')).toHaveValue('110')
})

test('the facts of the build follow the choices, beside the drawing or in the step', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  const fact = (term: string, words: string) =>
    page.getByText(term, { exact: true }).filter({ visible: true }).locator('..').getByText(words)
  await resizeTo(page, 1440)
  await expect(fact('Net geçiş', '280 × 220 cm')).toBeVisible()
  await expect(fact('Perdenin ağırlığı', 'yaklaşık 34 kg')).toBeVisible()
  await resizeTo(page, 360)
  await expect(page.getByText('Net geçiş', { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  )
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Yükseklik').fill('300')
  await expect(fact('Net geçiş', '280 × 265 cm')).toBeVisible()
  await expect(fact('Kutu yüksekliği', 'yaklaşık')).toHaveText(/35\u2060–\u206040\u00A0cm/u)
  await goOnTo(page, 'Özet')
  await expect(fact('Net geçiş', '280 × 265 cm')).toBeVisible()
})

test('opened facts come into sight where they are longer than the window, and scroll beside the drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const wizard = await openWizard(page)
  const facts = page.getByText(/^Bu ölçüye uyan başka lameller/u).filter({ visible: true })
  await facts.click()
  const last = facts.locator('..').getByRole('listitem').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(wizard.drawing).not.toBeInViewport({ ratio: 1 })
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await page.mouse.wheel(0, -300)
  await expect(wizard.drawing).toBeInViewport({ ratio: 1 })
  expect(await scrolled()).toBe(before)
})

test('the summary prints the remarks, still on one sheet, however many there are', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  await wizard.radio('Güvenlik Kepenk').check()
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Genişlik').fill('100')
  await wizard.slider('Yükseklik').fill('170')
  await goOnTo(page, 'Özet')
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('list', { name: 'Öneriler' }).getByRole('listitem')
  expect(await printed.count()).toBeGreaterThan(5)
  await expect(printed.first()).toBeVisible()
  await expect(adviceOn(page).region).toBeHidden()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1)
})

test('axe finds nothing where there are many remarks, open or closed, in both schemes', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  await wizard.radio('Güvenlik Kepenk').check()
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Genişlik').fill('100')
  await wizard.slider('Yükseklik').fill('100')
  await expectAccessible(page, [360])
  await adviceOn(page).more.click()
  // Not under the header that stays: what is scrolled half away counts as too small a target.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectAccessible(page, [360, 1440])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, [1440], ['color-contrast'])
})

test('every mend is large enough for a thumb', async ({ page }) => {
  const wizard = await openWizard(page)
  await goOnTo(page, 'Malzeme')
  await wizard.radio('PVC').check()
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    const { region } = adviceOn(page)
    const controls = region.getByRole('button').or(region.getByRole('link'))
    await expect(controls).not.toHaveCount(0)
    for (const control of await controls.all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})
