import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putMigrated } from '../../support/database/migrated.ts'
import { paymentCrashTrial } from '../../support/server/payment-trials.ts'

// For fifty kills on each engine: `npm run bench -- payments`.
test('a server killed between payment and grant loses nothing that was paid and grants nothing twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-payment-crash-'))
  putMigrated(dataDir)
  const { paid, ...wrong } = await paymentCrashTrial({ dataDir, databaseUrl: null }, 1)
  rmSync(dataDir, { recursive: true })
  expect(paid).toBeGreaterThan(0)
  expect(wrong).toEqual({ lost: 0, doubled: 0, invented: 0, unreceipted: 0, wrongPlans: 0 })
})
