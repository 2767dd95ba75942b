import { expect, test } from 'vitest'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { getFigures } from '../../../src/api/overview/overview.ts'
import { allLookupsQuery } from '../../../src/server/queries/counters.ts'
import { days, startTestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { freshImei } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { putOnPlan } from '../../support/payments.ts'
import { signIn } from '../../support/users.ts'

test('public totals are rounded down, and a total below a hundred is not shown', async () => {
  const app = await startTestApp()
  await app.database.write(async (tx) => {
    await tx
      .insertInto('counters')
      .values([
        { name: 'assets', shard: 7, amount: 1284 },
        { name: 'items', shard: 7, amount: 99 },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  const { data } = await app.visit().call(getFigures, {})
  expect(data).toEqual({ assets: 1200, reports: null, lookups: null })
})

test('the public number of lookups counts every lookup of every day, and no rows of reports', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  await putOnPlan(app, user.id, 'Merchant')
  const identifiers = Array.from({ length: 50 }, () => freshImei())
  for (const _day of [1, 2]) {
    await user.call(verifyBatch, { identifiers })
    await user.call(verifyBatch, { identifiers: identifiers.slice(0, 10) })
    await app.services.lookupCounter.flush(app.database, app.clock.now)
    app.pass(days(1))
  }
  await app.database.write((tx) =>
    tx.insertInto('counters').values({ name: 'lookups', shard: 7, amount: 50_000 }).execute(),
  )
  const { data } = await app.visit().call(getFigures, {})
  expect(data.lookups).toBe(120)
  const total = await app.database.read
    .selectFrom('day_counters')
    .where('name', '=', 'lookups')
    .select((row) => row.fn.sum<number>('amount').as('amount'))
    .executeTakeFirst()
  expect(Number(total?.amount)).toBe(120)
})

test('the lookups of all days are read from their own index', async () => {
  const app = await startTestApp()
  expect(await planOf(app, allLookupsQuery(app.database.read))).toContain('day_counters_of_lookups')
})
