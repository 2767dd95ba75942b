import { expect, test } from 'vitest'
import {
  earlierClaimsQuery,
  unsettledClaimsQuery,
} from '../../../src/server/queries/disputes/claims.ts'
import { startTestApp } from '../../support/app.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { contest } from '../../support/disputes.ts'
import { noLimits } from '../../support/no-limits.ts'

test('earlier claims to one or all of an asset’s identifiers, and the claims that are due, are found by indexes only', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { imei, one: earlier, two: later } = await contest(app)

  const statements = await askedBy(app.database.read, async (watched) => {
    for (const only of [undefined, { namespace: 'imei', key: imei.slice(0, 14) } as const]) {
      const claims = await earlierClaimsQuery(watched, later.id, only).execute()
      expect(claims.map(({ asset_id }) => asset_id)).toEqual([earlier.id])
    }
  })
  statements.push(
    ...(await askedBy(app.database.read, async (watched) => {
      await unsettledClaimsQuery(watched, { findsSince: 0, limit: 50 }).execute()
    })),
  )
  expect(statements).toHaveLength(3)
  for (const query of statements) {
    const plan = await planOf(app.database, query)
    // The queue is read in its order; what it is compared with is found by key.
    const scans = plan.filter(
      (step) => /\bSeq Scan\b|^SCAN |AUTOMATIC/.test(step) && !/unsettled_claims/.test(step),
    )
    expect(plan.join('\n')).not.toMatch(/reports_by/)
    expect(scans, plan.join('\n')).toEqual([])
  }
})
