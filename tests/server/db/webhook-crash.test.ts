import { expect, test } from 'vitest'
import { migratedFolder } from '../../support/database/migrated.ts'
import { webhookCrashTrial } from '../../support/server/webhook-trial.ts'

// For 200 kills on each engine: `TRIAL=webhooks npm run bench -- crash 200`.
test('a server killed while it sends webhooks loses no event: each arrived or still waits', async () => {
  const figures = await webhookCrashTrial({ dataDir: migratedFolder(), databaseUrl: null })
  expect(figures).toMatchObject({ lost: 0, strange: 0 })
  expect(figures.delivered).toBeGreaterThan(0)
  expect(figures.delivered + figures.queued).toBe(figures.reports)
})
