import { expect, test } from 'vitest'
import { getFigures } from '../../../src/api/overview/get-figures.ts'
import { startTestApp } from '../../support/app.ts'

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
