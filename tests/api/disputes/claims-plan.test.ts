import { expect, test } from 'vitest'
import {
  earlierClaimsQuery,
  recordUnsettledClaims,
  unsettledClaimsQuery,
} from '../../../src/server/queries/disputes/claims.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { startTestApp } from '../../support/app.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { countingStatements } from '../../support/database/round-trips.ts'
import { contest } from '../../support/disputes.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { readLog } from '../../support/transparency/read-log.ts'
import { signIn } from '../../support/users.ts'

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

test('what is reported missing waits for no finder once ten have registered its number: each would be compared with all others, second by second', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  app.pass(1000)
  const waiting = async () =>
    (await app.database.read.selectFrom('unsettled_claims').select('id').execute()).length
  for (let others = 1; others <= 8; others++) {
    await registerPhone(app, await signIn(app), imei)
    expect(await waiting()).toBe(others)
  }
  await registerPhone(app, await signIn(app), imei)
  expect(await waiting()).toBe(0)
})

test('a contest is logged once, however many claims to its number are compared together', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { database, clock } = app
  const { imei, first, second } = await contest(app)
  const logged = (await readLog(app)).length
  await database.write(async (tx) => {
    await tx.deleteFrom('disputes').execute()
    const identity = { namespace: 'imei', key: imei.slice(0, 14) } as const
    for (const { id } of [first, second]) {
      await recordUnsettledClaims(database, tx, [identity], { actorId: id }, clock.now)
    }
  })
  await settleClaims(app.services)
  expect((await readLog(app)).slice(logged).map(({ kind }) => kind)).toEqual(['contested'])
})

test('who was told today that somebody tried a number costs one statement when the next one does', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [imei, stranger] = [freshImei(), await signIn(app)]
  const { database, during } = countingStatements(app.database)
  const tries = async () => {
    const identity = { namespace: 'imei', key: imei.slice(0, 14) } as const
    await database.write((tx) =>
      recordUnsettledClaims(database, tx, [identity], { actorId: stranger.id }, app.clock.now),
    )
    await settleClaims({ ...app.services, database })
  }
  const statements = async (owners: number) => {
    for (let n = 0; n < owners; n++) await registerPhone(app, await signIn(app), imei)
    app.pass(1000)
    await tries()
    return during(tries)
  }
  const ofThree = await statements(3)
  expect(await statements(10)).toBe(ofThree + 10)
  const told = app.database.read.selectFrom('notifications').where('kind', '=', 'number-tried')
  expect(await told.select('id').execute()).toHaveLength(13)
})
