import { defineConfig } from 'vitest/config'

// brand-files reads the colours out of this file; Vitest empties every other one.
const css = { include: [/styles\/tokens\.css/] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          css,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          // A busy machine is no fault.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          css,
          include: ['tests/{site,faults}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // A whole build, pictures and all, on a machine that may be busy.
        test: { name: 'rebuild', include: ['tests/rebuild/*.test.ts'], testTimeout: 900_000 },
      },
      {
        test: { name: 'servers', include: ['tests/servers/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: { name: 'emulator', include: ['tests/emulator/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'observatory',
          include: ['tests/observatory/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/engines/support/ensure.ts', 'tests/support/serve-dist.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
