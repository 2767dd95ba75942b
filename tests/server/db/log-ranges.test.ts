import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eraseMyAccount, exportMyData } from '../../../src/api/users/my-account.ts'
import { makeBackup } from '../../../src/server/backup/make-backup.ts'
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import type { Database, Queries } from '../../../src/server/db/database.ts'
import { records } from '../../../src/server/doctor/records.ts'
import { addLogRanges } from '../../../src/server/queries/activity/activity-log.ts'
import { listLogRecords } from '../../../src/server/queries/activity/admin-activity-log.ts'
import { type Mark, verifyChain } from '../../../src/server/queries/activity/audit-chain.ts'
import { connect, openDatabase } from '../../../src/server/queries/open-database.ts'
import { logActivity } from '../../../src/server/services/activity/log-activity.ts'
import { inTransaction } from '../../../src/server/services/transaction.ts'
import { startTestApp } from '../../support/app.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { allRows } from '../../support/database/rows.ts'
import { executed } from '../../support/database/statements.ts'
import { registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn } from '../../support/users.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

const postgres = await workersPostgres()

/** An application whose log has ranges of five entries, and no entry yet. */
async function startWithSmallRanges() {
  const url = await createMigratedDatabase(postgres.url)
  const dataDir = temporaryFolder(onTestFinished)
  const open = async () => connect({ databaseUrl: url, dataDir })
  const database = await open()
  await run(database, 'drop table activity_log_1', 'select add_log_ranges(5)')
  const stored = { database, dataDir, reopen: open, drop: () => database.close() }
  const app = await startTestApp({ limits: noLimits, stored })
  return { app, database, settings: readSettings({ DATA_DIR: dataDir, DATABASE_URL: url }) }
}

const run = (database: Database, ...statements: string[]) =>
  database.write(async (tx) => {
    for (const statement of statements) await executed(tx, statement)
  })

/** Appends entries at once, each in its own transaction. */
async function append(database: Database, count: number) {
  const entry = { action: 'update', entity: 'security', entityId: 'x' } as const
  const ctx = { database, actor: null, now: 1 }
  const one = () => inTransaction(ctx, async (ctx) => logActivity(ctx, entry))
  await Promise.all(Array.from({ length: count }, one))
}

/** Each table of the log, its bounds, and the numbers of its entries. */
async function rangesOf(read: Queries) {
  const tables = await sql<{ name: string; bounds: string }>`
    select relname as name, pg_get_expr(relpartbound, oid) as bounds
    from pg_class join pg_inherits on inhrelid = oid
    where inhparent = 'activity_log'::regclass order by oid`.execute(read)
  const found: Record<string, { bounds: string; entries: number[] }> = {}
  for (const { name, bounds } of tables.rows) {
    const { rows } = await sql<{ seq: number }>`
      select seq from ${sql.table(name)} order by seq`.execute(read)
    found[name] = { bounds, entries: rows.map(({ seq }) => seq) }
  }
  return found
}

const from = (first: number, end: number, entries: number[] = []) => ({
  bounds: `FOR VALUES FROM ('${first}') TO ('${end}')`,
  entries,
})
const rest = (...entries: number[]) => ({ bounds: 'DEFAULT', entries })

async function markAt(read: Queries, seq: number): Promise<Mark> {
  const entry = read.selectFrom('activity_log').select(['seq', 'hash']).where('seq', '=', seq)
  return entry.executeTakeFirstOrThrow()
}

test('the job makes the next range ahead, while others write', async () => {
  const { database } = await startWithSmallRanges()
  await append(database, 1)
  await Promise.all([run(database, 'select add_log_ranges(5)'), append(database, 4)])
  await append(database, 4)
  expect(await rangesOf(database.read)).toEqual({
    activity_log_rest: rest(),
    activity_log_1: from(1, 6, [1, 2, 3, 4, 5]),
    activity_log_6: from(6, 11, [6, 7, 8, 9]),
  })
  expect((await verifyChain(database.read)).faults).toEqual([])
})

test('entries are kept when the job did not run, and its next run makes them a range', async () => {
  const { app, database } = await startWithSmallRanges()
  await append(database, 8)
  expect(await rangesOf(database.read)).toEqual({
    activity_log_rest: rest(6, 7, 8),
    activity_log_1: from(1, 6, [1, 2, 3, 4, 5]),
  })
  await Promise.all([addLogRanges(app.services), addLogRanges(app.services)])
  await append(database, 1)
  expect(await rangesOf(database.read)).toEqual({
    activity_log_1: from(1, 6, [1, 2, 3, 4, 5]),
    activity_log_6: from(6, 9, [6, 7, 8]),
    activity_log_rest: rest(),
    activity_log_9: from(9, 10_000_009, [9]),
  })
  expect(await verifyChain(database.read)).toMatchObject({ entries: 9, faults: [] })
})

test('no entry can be changed or removed in the table of its range', async () => {
  const { app, database } = await startWithSmallRanges()
  await append(database, 8)
  await addLogRanges(app.services)
  await append(database, 2)
  const before = await rangesOf(database.read)
  for (const [table, { entries }] of Object.entries(before)) {
    const statements = [
      `truncate ${table}`,
      ...(entries.length > 0 ? [`delete from ${table}`, `update ${table} set details = ''`] : []),
    ]
    for (const statement of statements) {
      await expect(run(database, statement), statement).rejects.toThrow('append-only')
    }
  }
  expect(await rangesOf(database.read)).toEqual(before)
})

test('while the oldest range is detached, verification says what is missing, and a mark vouches for it', async () => {
  const { database, app, settings } = await startWithSmallRanges()
  await append(database, 9)
  await addLogRanges(app.services)
  const mark = await markAt(database.read, 5)
  await run(database, 'alter table activity_log detach partition activity_log_1')
  expect((await verifyChain(database.read)).faults).toEqual(['Entries 1 to 5 are missing.'])
  const wrong = { seq: 5, hash: 'f'.repeat(64) }
  expect((await verifyChain(database.read, [wrong])).faults).toEqual([
    'Entries 1 to 5 are missing.',
    'Entry 5 has a mark but is missing.',
  ])
  const away = ['Entries 1 to 5 are not in this database: entry 6 follows the mark 5.']
  const earlier = { seq: 2, hash: 'f'.repeat(64) }
  expect(await verifyChain(database.read, [earlier, mark])).toMatchObject({
    entries: 4,
    away,
    faults: [],
  })

  const doctor = async (marks: Mark[]) => {
    const context = { database, settings, images: app.services.imageStore, now: 1, marks }
    return records.find(({ name }) => name === 'activity log')?.run(context)
  }
  expect(await doctor([])).toMatchObject({ ok: false, message: 'Entries 1 to 5 are missing.' })
  expect(await doctor([mark])).toEqual({ ok: true, message: `4 entries, unchanged. ${away[0]}` })

  const oldest = await listLogRecords(database, {}, { page: 2, limit: 3 })
  expect([oldest.total, oldest.rows.map(({ seq }) => seq)]).toEqual([4, [6]])

  await append(database, 1)
  await run(
    database,
    'alter table activity_log attach partition activity_log_1 for values from (1) to (6)',
  )
  expect(await verifyChain(database.read)).toMatchObject({ entries: 10, away: [], faults: [] })
  await expect(run(database, 'delete from activity_log_1')).rejects.toThrow('append-only')
  expect((await doctor([]))?.ok).toBe(true)
})

test('a backup of the attached ranges is restored into ranges, from either engine', async () => {
  const { database, settings } = await startWithSmallRanges()
  await append(database, 5)
  const marks = [{ ...(await markAt(database.read, 5)), seq: 1e7 }]
  // The log continues in the second of the usual ranges.
  await run(
    database,
    'alter table activity_log detach partition activity_log_1',
    'update activity_log_head set seq = 10000000',
    'select add_log_ranges()',
  )
  await append(database, 3)
  const log = (await allRows(database))['activity_log']
  const folder = temporaryFolder(onTestFinished)
  const embedded = readSettings({ DATA_DIR: join(folder, 'embedded') })
  const again = readSettings({
    DATA_DIR: join(folder, 'postgres'),
    DATABASE_URL: await createPostgresDatabase(postgres.url),
  })
  for (const [source, target] of [
    [settings, embedded],
    [embedded, again],
  ] as const) {
    const file = join(folder, target === again ? 'second' : 'first')
    await makeBackup(source, file, { withKeys: false })
    const { away, faults } = (await restoreBackup(target, file, marks)).log
    expect([away.length, faults]).toEqual([1, []])
  }
  const restored = await openDatabase(again)
  onTestFinished(() => restored.close())
  expect((await allRows(restored))['activity_log']).toEqual(log)
  const second = 'activity_log_10000001'
  expect(await rangesOf(restored.read)).toEqual({
    activity_log_rest: rest(),
    activity_log_1: from(1, 10_000_001),
    [second]: from(10_000_001, 20_000_001, [10_000_001, 10_000_002, 10_000_003]),
    activity_log_20000001: from(20_000_001, 30_000_001),
  })
  for (const change of [`delete from ${second}`, `truncate ${second}`]) {
    await expect(run(restored, change), change).rejects.toThrow('append-only')
  }
})

test('an export has a user’s entries of all ranges, and an erasure leaves them as they are', async () => {
  const { app, database } = await startWithSmallRanges()
  const user = await signIn(app)
  for (let count = 0; count < 3; count++) {
    await registerPhone(app, user)
    await append(database, 3)
    await run(database, 'select add_log_ranges(5)')
  }
  const entries = async () => (await allRows(database))['activity_log'] as { actor_id: string }[]
  const { data } = await user.call(exportMyData, { password })
  const before = await entries()
  const mine = before.filter(({ actor_id }) => actor_id === user.id)
  const section = data.sections.find(({ name }) => name === 'activity_log')
  expect(section?.records).toHaveLength(mine.length)
  await user.call(eraseMyAccount, { password })
  expect((await entries()).slice(0, before.length)).toEqual(before)
  expect((await verifyChain(database.read)).faults).toEqual([])
})
