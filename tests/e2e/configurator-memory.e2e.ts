import { idle } from '../support/idle.ts'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'
import { openWizard } from '../support/wizard.ts'

/** What is alive once the page has nothing left to do and the browser has cleared up. */
async function aliveIn(page: Page, session: CDPSession) {
  await idle(page)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    nodes: count('Nodes'),
    listeners: count('JSEventListeners'),
    heapBytes: count('JSHeapUsedSize'),
  }
}

test('two hundred changes leave nothing behind', async ({ page }) => {
  const wizard = await openWizard(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const name = () => wizard.drawing.getAttribute('aria-label')

  // Every type, with all that its drawing and its remarks have of their own, and back to the first.
  const round = async () => {
    for (const type of ['Manuel Kepenk', 'Güvenlik Kepenk', 'Otomatik Kepenk']) {
      await wizard.radio(type).check()
      await expect.poll(name).toContain(type)
    }
  }
  for (let turn = 0; turn < 5; turn += 1) await round()
  const before = await aliveIn(page, session)
  for (let turn = 0; turn < 67; turn += 1) await round()

  // One collection does not find everything; what leaks is never found.
  await expect(async () => {
    const after = await aliveIn(page, session)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
    expect(after.heapBytes).toBeLessThan(before.heapBytes + 1_000_000)
  }).toPass({ timeout: 20_000 })
})
