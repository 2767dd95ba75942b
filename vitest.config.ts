import { defineConfig } from 'vitest/config'

const api = {
  include: ['tests/api/**/*.test.ts'],
  setupFiles: ['tests/support/ids-in-order.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // One core fewer than there are is Vitest's own choice: with two, every file would wait for the last.
    maxWorkers: '100%',
    // Above it a passing test is listed by name.
    slowTestThreshold: 5000,
    setupFiles: ['tests/support/no-console-errors.ts'],
    projects: [
      { extends: true, test: { name: 'domain', include: ['tests/domain/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'api-sqlite', globalSetup: ['tests/support/sqlite-setup.ts'], ...api },
      },
      {
        extends: true,
        test: { name: 'api-postgres', globalSetup: ['tests/support/postgres-setup.ts'], ...api },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          include: ['tests/islands/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/clean-document.ts'],
        },
      },
      { extends: true, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] },
      },
    ],
  },
})
