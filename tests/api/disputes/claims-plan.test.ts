import { expect, test } from 'vitest'
import { earlierClaimsQuery } from '../../../src/server/queries/disputes/claims.ts'
import { startTestApp } from '../../support/app.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { freshImei, registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test('earlier claims to one or all of an asset’s identifiers are found by indexes only', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imei = freshImei()
  const [first, second] = [await signIn(app), await signIn(app)]
  const earlier = await registerPhone(app, first, imei)
  app.pass(1000)
  const later = await registerPhone(app, second, imei)

  const asked = await askedBy(app.database.read, async (watched) => {
    for (const only of [undefined, { namespace: 'imei', key: imei.slice(0, 14) } as const]) {
      const claims = await earlierClaimsQuery(watched, later.id, only).execute()
      expect(claims.map(({ asset_id }) => asset_id)).toEqual([earlier.id])
    }
  })
  expect(asked).toHaveLength(2)
  for (const query of asked) {
    const plan = await planOf(app.database, query)
    const scans = plan.filter((step) => /\bSeq Scan\b|^SCAN |AUTOMATIC/.test(step))
    expect(scans, plan.join('\n')).toEqual([])
  }
})
