import { expect, test } from 'vitest'
import { migratedFolder } from '../../support/database/migrated.ts'
import { paymentCrashTrial } from '../../support/server/payment-trials.ts'

// For fifty kills on each engine: `TRIAL=payments npm run bench -- crash`.
test('a server killed between payment and grant loses nothing that was paid and grants nothing twice', async () => {
  const dataDir = migratedFolder()
  const { paid, ...wrong } = await paymentCrashTrial({ dataDir, databaseUrl: null }, 1)
  expect(paid).toBeGreaterThan(0)
  expect(wrong).toEqual({ lost: 0, doubled: 0, invented: 0, unreceipted: 0, wrongPlans: 0 })
})
