import { defineConfig } from 'vitest/config'
import { oneEngine } from './tests/engines.ts'

const api = {
  include: ['tests/api/**/*.test.ts'],
  setupFiles: ['tests/support/ids-in-order.ts', 'tests/support/no-refusal-delay.ts'],
  // The longest takes a minute on a slow machine, beside the browser tests.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

/** Files that replace modules which others use, or load a page's modules again. */
const isolated = [
  'tests/islands/shell/error-boundary.test.tsx',
  'tests/islands/shell/start-page.test.tsx',
  'tests/islands/shell/toaster.test.tsx',
]

const startsPrograms = [
  'tests/support/database/sqlite-setup.ts',
  'tests/support/server/bundled-programs.ts',
]

/** Files that replace no module share a worker's modules, because importing all takes seconds. */
const shared = { isolate: false }

export default defineConfig({
  test: {
    // By default Vitest leaves one core free: on two cores files would run one by one.
    maxWorkers: '100%',
    // Fewer collections of short-lived objects: the default of 16 MB costs 4 % more.
    execArgv: ['--max-semi-space-size=64'],
    // On a build machine that is busy with others too; a retry is listed by name.
    retry: process.env['CI'] ? 1 : 0,
    // A passing test that takes longer is listed by name.
    slowTestThreshold: 5000,
    setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/pending-imports.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.ts'],
          testTimeout: 60_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-sqlite',
          globalSetup: ['tests/support/database/sqlite-setup.ts'],
          ...api,
          setupFiles: [...api.setupFiles, 'tests/support/database/statements-seen.ts'],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          globalSetup: ['tests/support/database/postgres-setup.ts'],
          ...api,
          exclude: oneEngine.map((name) => `tests/api/${name}.test.ts`),
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          include: ['tests/islands/**/*.test.{ts,tsx}'],
          exclude: isolated,
          environment: 'happy-dom',
          testTimeout: 60_000,
          setupFiles: [
            'tests/support/clean-document.ts',
            'tests/islands/support/replaced-modules.ts',
            'tests/islands/support/workers.ts',
          ],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'islands-alone',
          include: isolated,
          environment: 'happy-dom',
          testTimeout: 60_000,
          setupFiles: ['tests/support/clean-document.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'pages', include: ['tests/pages/**/*.test.ts'], ...shared },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: startsPrograms,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'abuse',
          include: ['tests/abuse/**/*.test.ts'],
          globalSetup: startsPrograms,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], ...shared },
      },
    ],
  },
})
