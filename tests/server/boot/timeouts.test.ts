import { expect, it } from 'vitest'
import { defaultTimeouts } from '../../../src/server/config/timeouts.ts'

it('production timeouts equal those in the operations guide, though tests use shorter ones', () => {
  expect(defaultTimeouts).toEqual({
    database: {
      connectMs: 10_000,
      responseMs: 20_000,
      heldMs: 15_000,
      quietMs: 3000,
      probeMs: 3000,
      watchEveryMs: 500,
      replicaLagMs: 10_000,
      replicaEveryMs: 1000,
      migrationLockMs: 5000,
    },
    storage: { tryMs: 5000, pausesMs: [200, 800] },
    jobs: {
      queueEveryMs: 250,
      plansEveryMs: 1000,
      countEveryMs: 5000,
      lookupAlertsEveryMs: 1000,
      claimsEveryMs: 1000,
      publicLogEveryMs: 1000,
      digestEveryMs: 600_000,
      purgeEveryMs: 3_600_000,
    },
  })
})
