import { engage } from '../support/engage.ts'
import { handOffOn, openLink, openSummary, orderText } from '../support/hand-off.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/visitor.ts'

const LINK = '/configurator#k=1/rolling.aluminum.white.300x250.mr/6jq'

test.describe('a link that was damaged', () => {
  test.use({ seenIntro: false })

  for (const [kind, fragment, sentence] of [
    [
      'edited by hand',
      '#k=1/rolling.steel.gold.300x250.mr/6jq',
      'Bağlantıdaki renk tanınmadı; başlangıç rengi seçildi.',
    ],
    [
      'cut off',
      '#k=1/rolling.aluminum.wh',
      'Bağlantıdaki renk, genişlik, yükseklik ve özellikler tanınmadı; başlangıç değerleri seçildi.',
    ],
    ['cut at its seal', '#k=1/rolling.aluminum.white.300x250.mr', 'Bağlantının sonu eksik'],
    [
      'hostile',
      '#k=1/__proto__.%00.%F0%9F%99%82.300x1e9.mr/6jq&k=1/constructor',
      'Bağlantıdaki tip, malzeme, renk ve yükseklik tanınmadı',
    ],
  ] as const) {
    test(`opens as far as it can be read, and says what was lost: ${kind}`, async ({ page }) => {
      await openLink(page, `/configurator${fragment}`)
      await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
      expect(await orderText(page)).toContain('Ölçü: 300x250 cm')
    })
  }

  for (const [kind, fragment] of [
    ['of another version', '#k=2/rolling.aluminum.white.300x250.mr/6jq'],
    ['empty', '#k='],
    ['ten thousand letters long', `#k=1/${'<b>'.repeat(3_333)}`],
    ['no text at all', '#k=%E0%A4%A'],
  ] as const) {
    test(`leaves the first step as it is when nothing can be read: ${kind}`, async ({ page }) => {
      await page.goto(`/configurator${fragment}`)
      await expect(page.getByText('Bu bağlantıdaki kepenk okunamadı')).toBeVisible()
      await expect(handOffOn(page).stepName).toHaveText('Adım 1 / 6: Tip')
      await expect(page).toHaveURL('/configurator')
      await page.getByRole('radio', { name: /^Manuel Kepenk/u }).check()
      await expect(page.getByText('Bu bağlantıdaki kepenk okunamadı')).toBeHidden()
    })
  }
})

test('an unreadable link over the page costs nothing of what was chosen', async ({ page }) => {
  const summary = await openSummary(page)
  await summary.add.click()
  await page.evaluate(() => {
    location.hash = '#k=9'
  })
  await expect(page.getByText('Bu bağlantıdaki kepenk okunamadı')).toBeVisible()
  await page.getByRole('button', { name: 'Özet' }).click()
  await expect(summary.list.getByRole('listitem')).toHaveCount(2)
})

test('where the clipboard is refused, the text stands there to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const summary = await openLink(page, LINK)
  await summary.copyText.click()
  await expect(page.getByText('Metni aşağıda seçip kopyalayın')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Kopyalanacak metin' })).toHaveValue(
    /^Örnek Kepenk: seçilen kepenk\nTip: /u,
  )
  await summary.make.click()
  await summary.copy.click()
  await expect(page.getByText('Bağlantı seçili; kendiniz kopyalayın.')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('#k=1/rolling')
})

test('a browser without a clipboard is no worse than one that refuses', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const summary = await openLink(page, LINK)
  await summary.copyText.click()
  await expect(page.getByText('Metni aşağıda seçip kopyalayın')).toBeVisible()
})

for (const [name, sentence] of [
  ['AbortError', ''],
  ['InvalidStateError', ''],
  ['NotAllowedError', 'Paylaşım açılamadı; bağlantıyı kopyalayabilirsiniz.'],
] as const) {
  test(`sharing that ends with ${name} is ${sentence === '' ? 'an answer' : 'told'}`, async ({
    page,
  }) => {
    await page.addInitScript((error) => {
      Object.defineProperty(navigator, 'share', {
        value: ({ url }: ShareData) => {
          document.title = url ?? ''
          return Promise.reject(new DOMException('', error))
        },
      })
    }, name)
    const summary = await openLink(page, LINK)
    await summary.make.click()
    await summary.share.click()
    await expect(page).toHaveTitle(await summary.field.inputValue())
    await expect(
      page.getByRole('region', { name: 'Sizde de kalsın' }).getByRole('status'),
    ).toHaveText(sentence)
  })
}

test('a link that can be read only after something else was chosen leaves that, and says so', async ({
  page,
}) => {
  const release = await hold(page, '**/open-address*.js*')
  await page.goto(LINK)
  await engage(page)
  const { next, radio, stepName } = handOffOn(page)
  await expect(next).toBeEnabled()
  await radio('Manuel Kepenk').check()
  release()
  await expect(page.getByText('Bu arada seçim yaptığınız için bağlantı açılmadı')).toBeVisible()
  await expect(radio('Manuel Kepenk')).toBeChecked()
  await expect(stepName).toHaveText('Adım 1 / 6: Tip')
})

test.describe('when a part of the script does not arrive', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/u })

  test('the summary stays, and the link can be asked for again', async ({ page }) => {
    await page.route('**/LinkPanel*.js*', (route) => route.abort())
    const summary = await openSummary(page)
    await summary.make.click()
    await expect(page.getByText('Bağlantı hazırlanamadı.')).toBeVisible()
    await expect(summary.order).toBeVisible()
    await page.unroute('**/LinkPanel*.js*')
    await summary.make.click()
    await expect(summary.field).toBeVisible()
    await expect(page.getByText('Bağlantı hazırlanamadı.')).toHaveCount(0)
  })

  test('a link that cannot be read for now says so, and stays in the address', async ({ page }) => {
    await page.route('**/open-address*.js*', (route) => route.abort())
    await page.goto(LINK)
    await engage(page)
    await expect(page.getByText('Bağlantı şu an açılamadı')).toBeVisible()
    await expect(page).toHaveURL(LINK)
    await expect(handOffOn(page).next).toBeEnabled()
    // Who then chooses by hand has done what it said: a link read later would throw that away.
    await page.getByRole('radio', { name: /^Manuel Kepenk/u }).check()
    await expect(page.getByText('Bağlantı şu an açılamadı')).toBeHidden()
    await expect(page).toHaveURL('/configurator')
  })
})
