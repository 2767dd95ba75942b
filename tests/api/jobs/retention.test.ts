import { expect, test } from 'vitest'
import type { Queries } from '../../../src/server/db/database.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { deleteOldRowsQuery, oldRows } from '../../../src/server/queries/retention.ts'
import { startTestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plans.ts'
import { signIn } from '../../support/users.ts'

test('every deletion of old rows finds them by an index', async () => {
  const app = await startTestApp()
  const { database } = app
  const unindexed: string[] = []
  for (const old of oldRows(app.clock.now)) {
    const query = deleteOldRowsQuery(database.dialect, old, 500).compile(database.read)
    const plan = await planOf(database, query)
    if (plan.some((step) => /\bSeq Scan\b|^SCAN /.test(step))) unindexed.push(old.table)
  }
  expect(unindexed).toEqual([])
})

test('old rows are deleted in transactions of at most five hundred rows', async () => {
  const app = await startTestApp()
  const { database, now } = app.services
  const user = await signIn(app)
  const ids = Array.from({ length: 1234 }, (_, index) => `old ${index}`)
  for (let from = 0; from < ids.length; from += 200) {
    const rows = ids.slice(from, from + 200).map((key) => ({
      ...{ key, user_id: user.id, request_hash: '', record_id: '' },
      ...{ created_at: 1, expires_at: 2 },
    }))
    await database.write((tx) => tx.insertInto('idempotency_keys').values(rows).execute())
  }
  const sizes: number[] = []
  const countRows = async (db: Queries) =>
    (await db.selectFrom('idempotency_keys').select('key').execute()).length
  const watched: typeof database = {
    ...database,
    write: (work) =>
      database.write(async (tx) => {
        const before = await countRows(tx)
        const result = await work(tx)
        sizes.push(before - (await countRows(tx)))
        return result
      }),
  }
  await purgeExpired({ database: watched, now })
  expect(sizes.filter((size) => size > 0)).toEqual([500, 500, 234])
  expect(await countRows(database.read)).toBe(0)
})
