import type { Route } from '@playwright/test'
import { contentPolicy } from '../../scripts/headers/content-policy.ts'
import { readPageNeeds } from '../../scripts/headers/page-needs.ts'

/** Answers with the page as a build would have made it otherwise, and with the policy that this build would send. */
export async function answerChanged(route: Route, change: (html: string) => string): Promise<void> {
  const response = await route.fetch()
  const body = change(await response.text())
  const policy = contentPolicy(readPageNeeds(body)).replace('; upgrade-insecure-requests', '')
  await route.fulfill({
    response,
    headers: { ...response.headers(), 'content-security-policy': policy },
    body,
  })
}
