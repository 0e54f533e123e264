import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: { name: 'site', include: ['tests/{site,faults}/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: { name: 'servers', include: ['tests/servers/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
})
