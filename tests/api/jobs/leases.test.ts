import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dueJobsQuery, leaseDueJobs, leaseRows } from '../../../src/server/queries/jobs.ts'
import { enqueueMail } from '../../../src/server/queries/notifications/outbox.ts'
import { startTestApp } from '../../support/app.ts'

test('concurrent workers lease at most their limit each, and no mail twice', async () => {
  const app = await startTestApp()
  const now = app.clock.now
  await app.database.write(async (tx) => {
    for (let index = 0; index < 100; index++) {
      const message = { subject: 'Hello', text: 'Hello', html: '' }
      const mail = { to: `ada${index}@toju.test`, kind: 'digest', message }
      await enqueueMail(tx, mail as never, now)
    }
  })
  const lease = () => leaseDueJobs(app.database, { kind: 'mail', limit: 12 }, now)
  const leased = await Promise.all(Array.from({ length: 8 }, lease))
  for (const mails of leased) expect(mails.length).toBeLessThanOrEqual(12)
  const ids = leased.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(leased.flat().every(({ attempts }) => attempts === 1)).toBe(true)
})

test('a lease takes no more rows than its limit, whatever plan the database chooses', async () => {
  const app = await startTestApp()
  const { database, clock } = app
  const leased = await database.write(async (tx) => {
    for (let index = 0; index < 100; index++) {
      const message = { subject: 'Hello', text: 'Hello', html: '' }
      const mail = { to: `ada${index}@toju.test`, kind: 'digest', message }
      await enqueueMail(tx, mail as never, clock.now)
    }
    // What is left is a nested loop, which PostgreSQL also chooses for a table that it knows little of.
    const others = ['hashagg', 'hashjoin', 'material', 'mergejoin', 'sort']
    for (const other of database.dialect === 'postgres' ? others : []) {
      await sql`set local ${sql.raw(`enable_${other}`)} = off`.execute(tx)
    }
    const due = dueJobsQuery(tx, 'mail', clock.now).select('id').limit(12)
    return leaseRows({ database, tx }, due, clock.now)
  })
  expect(leased).toHaveLength(12)
})
