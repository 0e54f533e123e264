import { defineConfig } from '@playwright/test'
import { findBrowser, HEADLESS_ARGS, QUIET_ARGS } from './scripts/find-browser.ts'

export default defineConfig({
  testDir: './tests',
  testMatch: /\.e2e\.ts$/,
  globalSetup: './tests/support/serve-dist.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  // Room for a busy machine: nothing here is about time, a hanging test should still end.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Written by globalSetup before the workers start.
    baseURL: process.env['SITE_URL'] ?? '',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Tests answer and count requests themselves; tests/faults/offline*.e2e.ts let the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser() ?? '',
      args: [...HEADLESS_ARGS, ...QUIET_ARGS, '--autoplay-policy=no-user-gesture-required'],
    },
  },
})
