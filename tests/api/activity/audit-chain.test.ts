import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import {
  contentHash,
  linkHash,
  verifyChain,
} from '../../../src/server/queries/activity/audit-chain.ts'
import { logActivity } from '../../../src/server/services/activity/log-activity.ts'
import { inTransaction } from '../../../src/server/services/transaction.ts'
import { startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { phoneForm } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

const entries = 12

/** A log of twelve entries. */
async function startWithLog() {
  const app = await startTestApp()
  for (let count = 1; count <= entries; count++) {
    const entry = {
      actorId: null,
      action: 'update',
      entity: 'security',
      entityId: `thing ${count}`,
      details: { note: 'Ọ̀yọ́ "quoted" 🦁' },
    } as const
    const ctx = { database: app.database, actor: null, now: app.clock.now + count }
    await inTransaction(ctx, async (ctx) => logActivity(ctx, entry))
  }
  return app
}

/** What a malicious owner of the database could do, bypassing the triggers. */
async function tamper(app: TestApp, ...statements: RawBuilder<unknown>[]) {
  const isSqlite = app.database.dialect === 'sqlite'
  const open = isSqlite
    ? [sql`drop trigger activity_log_no_update`, sql`drop trigger activity_log_no_delete`]
    : [sql`alter table activity_log disable trigger activity_log_append_only`]
  const close = isSqlite
    ? []
    : [sql`alter table activity_log enable trigger activity_log_append_only`]
  await app.database.write(async (tx) => {
    for (const statement of [...open, ...statements, ...close]) await statement.execute(tx)
  })
}

const faultsOf = async (app: TestApp) => (await verifyChain(app.database.read)).faults

test('an untouched log verifies as intact and reports its last entry', async () => {
  const app = await startWithLog()
  const { entries: count, head, faults } = await verifyChain(app.database.read)
  expect(faults).toEqual([])
  expect(count).toBe(entries)
  expect(head).toMatchObject({ seq: entries, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test.each([
  ['its details', sql`update activity_log set details = '{}' where seq = 7`],
  ['its actor', sql`update activity_log set actor_id = 'somebody' where seq = 7`],
  ['its time', sql`update activity_log set at = at + 1 where seq = 7`],
  ['its hash', sql`update activity_log set hash = ${'0'.repeat(64)} where seq = 7`],
])('verification finds and names a changed entry: %s', async (_, change) => {
  const app = await startWithLog()
  await tamper(app, change)
  expect((await faultsOf(app))[0]).toBe('Entry 7 was changed.')
})

test('a mark vouches for no entry that is missing between others', async () => {
  const app = await startWithLog()
  const mark = await app.database.read
    .selectFrom('activity_log')
    .select(['seq', 'hash'])
    .where('seq', '=', 7)
    .executeTakeFirstOrThrow()
  await tamper(app, sql`delete from activity_log where seq in (6, 7)`)
  expect(await verifyChain(app.database.read, [mark])).toMatchObject({
    away: [],
    faults: ['Entries 6 to 7 are missing.', 'Entry 7 has a mark but is missing.'],
  })
})

test('verification finds a changed entry with a recomputed hash because the next entry’s hash no longer fits', async () => {
  const app = await startWithLog()
  const row = await app.database.read
    .selectFrom('activity_log')
    .selectAll()
    .where('seq', '=', 7)
    .executeTakeFirstOrThrow()
  const { seq, previous_hash, hash: _, ...entry } = { ...row, entity_id: 'another thing' }
  const hash = linkHash(seq, previous_hash, contentHash(entry))
  await tamper(
    app,
    sql`update activity_log set entity_id = 'another thing', hash = ${hash} where seq = 7`,
  )
  expect(await faultsOf(app)).toEqual([
    'Entry 8 does not follow entry 7: one of them was inserted later.',
  ])
})

test('verification reports the numbers of one or several removed entries', async () => {
  const app = await startWithLog()
  await tamper(app, sql`delete from activity_log where seq = 3 or seq between 6 and 8`)
  expect(await faultsOf(app)).toEqual(['Entry 3 is missing.', 'Entries 6 to 8 are missing.'])
})

test('verification reports a removed first entry', async () => {
  const app = await startWithLog()
  await tamper(app, sql`delete from activity_log where seq = 1`)
  expect(await faultsOf(app)).toEqual(['Entry 1 is missing.'])
})

test.each([
  ['some of it', 9, 'Entries 10 to 12 are missing.'],
  ['all of it', 0, 'Entries 1 to 12 are missing.'],
])('verification finds a truncated log by its stored head: %s', async (_, last, fault) => {
  const app = await startWithLog()
  await tamper(app, sql`delete from activity_log where seq > ${last}`)
  expect(await faultsOf(app)).toEqual([fault])
})

/** A copy of an entry with the hash it would have after another one. */
async function forge(app: TestApp, after: number, seq: number) {
  const { read } = app.database
  const before = await read
    .selectFrom('activity_log')
    .selectAll()
    .where('seq', '=', after)
    .executeTakeFirstOrThrow()
  const { seq: _seq, previous_hash: _previous, hash: _hash, ...entry } = before
  const hash = linkHash(seq, before.hash, contentHash({ ...entry, id: 'forged' }))
  return sql`insert into activity_log
    select ${seq}, 'forged', at, actor_id, action, entity, entity_id, details, ${before.hash}, ${hash}
    from activity_log where seq = ${after}`
}

test('verification finds an entry appended outside the application by the stored head', async () => {
  const app = await startWithLog()
  await tamper(app, await forge(app, entries, entries + 1))
  expect(await faultsOf(app)).toEqual(['Entry 13 was inserted later: the log ends before it.'])
})

test('verification finds an inserted entry although all later entries were renumbered', async () => {
  const app = await startWithLog()
  const forged = await forge(app, 5, 6)
  await tamper(
    app,
    sql`update activity_log set seq = -(seq + 1) where seq > 5`,
    sql`update activity_log set seq = -seq where seq < 0`,
    forged,
    sql`update activity_log_head set seq = seq + 1`,
  )
  const faults = await faultsOf(app)
  expect(faults[0]).toBe('Entry 7 does not follow entry 6: one of them was inserted later.')
})

test('verification finds a log rewritten from some entry on by a previously saved head', async () => {
  const app = await startWithLog()
  const savedHead = (await verifyChain(app.database.read)).head
  const { head, faults } = await verifyChain(app.database.read, [savedHead])
  expect({ head, faults }).toEqual({ head: savedHead, faults: [] })
  const other = { seq: 5, hash: 'f'.repeat(64) }
  const beyond = { seq: 99, hash: 'f'.repeat(64) }
  expect((await verifyChain(app.database.read, [other, beyond])).faults).toEqual([
    'Entry 5 differs from its mark: the log was rewritten.',
    'Entry 99 has a mark but is missing.',
  ])
})

test('concurrent writes each get a log entry, and the chain has no gap', async () => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const users = await Promise.all(Array.from({ length: 8 }, () => signIn(app)))
  const forms = await Promise.all(Array.from({ length: 64 }, () => phoneForm(app)))
  const made = forms.map((form, index) => users[index % users.length]?.call(createAsset, form))
  await Promise.all(made)
  const { entries: count, faults } = await verifyChain(app.database.read)
  expect(faults).toEqual([])
  const created = await app.database.read
    .selectFrom('activity_log')
    .select('seq')
    .where('entity', '=', 'asset')
    .execute()
  expect(created).toHaveLength(64)
  expect(count).toBeGreaterThan(64)
})

test('a request that fails after writing its log entry leaves neither an entry nor a gap', async () => {
  const app = await startWithLog()
  const entry = { actorId: null, action: 'update', entity: 'security', entityId: 'x' } as const
  const ctx = { database: app.database, actor: null, now: 1 }
  const failed = inTransaction(ctx, async (ctx) => {
    logActivity(ctx, entry)
    throw new Error('thought better of it')
  })
  await expect(failed).rejects.toThrow('thought better')
  await inTransaction(ctx, async (ctx) => logActivity(ctx, entry))
  expect(await verifyChain(app.database.read)).toMatchObject({ entries: entries + 1, faults: [] })
})
