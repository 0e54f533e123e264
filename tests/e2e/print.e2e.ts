import { expect, test } from '../support/visitor.ts'

for (const path of ['/contact', '/blog/aluminyum-mu-celik-mi-pvc-mi', '/services']) {
  test(`${path} on paper says whom it is from and keeps to what can be read`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toBeHidden()
    }
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Hemen ara' })).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body, '::before').content)).toMatch(
      /^"Örnek Kepenk, 0500\s000\s00\s00"$/u,
    )
  })
}
