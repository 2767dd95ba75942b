import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { listApplications } from '../../../src/api/merchants/applications.ts'
import { listLogRecords } from '../../../src/server/queries/activity/admin-activity-log.ts'
import { assetsQuery, listAdminAssets } from '../../../src/server/queries/assets/admin-assets.ts'
import { complaintsQuery } from '../../../src/server/queries/conversations/complaints.ts'
import { daysQuery } from '../../../src/server/queries/counters.ts'
import { disputesQuery } from '../../../src/server/queries/disputes/admin-disputes.ts'
import {
  enumerationAccountsQuery,
  enumerationEventsQuery,
  enumerationEventsSinceQuery,
} from '../../../src/server/queries/lookup/enumeration-events.ts'
import { lookupsQuery } from '../../../src/server/queries/lookup/lookup-alerts.ts'
import { matchesQuery } from '../../../src/server/queries/matching/admin-matches.ts'
import {
  listApplicationRecords,
  merchantApplicationsQuery,
} from '../../../src/server/queries/merchants/merchant-applications.ts'
import { failedQuery } from '../../../src/server/queries/notifications/failed-mails.ts'
import {
  searchAllAssets,
  searchIdentifiers,
  searchReports,
  searchUsers,
} from '../../../src/server/queries/overview/search.ts'
import {
  adminReportsQuery,
  foundReports,
  listAdminReports,
} from '../../../src/server/queries/reports/admin-reports.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { askedBy, type Compilable, planOf } from '../../support/database/plans.ts'
import { moderatedRows, moderatedTables } from '../../support/moderated-rows.ts'

type Db = Pick<TestApp['database'], 'read' | 'dialect'>

const window = { offset: 0, limit: 100, backwards: false }
const parseInput = (ask: object) => listApplications.input.parse(ask)
const applications =
  (ask: object) =>
  ({ read }: Db) =>
    merchantApplicationsQuery(read, parseInput(ask), window)

/** The queries of each list: its first page, with each filter, order and search. */
const queries: Record<string, (db: Db) => Compilable> = {
  'items, all': (db) => adminReportsQuery(db, {}, window),
  'items, pending': (db) => adminReportsQuery(db, { status: 'pending' }, window),
  'items, oldest first': (db) => adminReportsQuery(db, { sort: 'createdAt' }, window),
  'items, from the end': (db) => adminReportsQuery(db, {}, { ...window, backwards: true }),
  'items, by a name': (db) => adminReportsQuery(db, { search: 'Black' }, window),
  'items, pending, by a name': (db) =>
    adminReportsQuery(db, { search: 'Black', status: 'pending' }, window),
  'items, A to Z': (db) => adminReportsQuery(db, { sort: 'name' }, window),
  'items, pending, A to Z': (db) =>
    adminReportsQuery(db, { sort: 'name', status: 'pending' }, window),
  'items, in the order of their status': (db) => adminReportsQuery(db, { sort: '-status' }, window),
  'items, of a user': (db) => adminReportsQuery(db, { owner: 'x' }, window),
  'items, by an identifier': (db) => foundReports(db, '356938035643809', {}),
  'items, of a user, by an identifier': (db) => foundReports(db, '356938035643809', { owner: 'x' }),
  'assets, all': (db) => assetsQuery(db, {}, window),
  'assets, gadgets': (db) => assetsQuery(db, { type: 'Gadget' }, window),
  'assets, disputed': (db) => assetsQuery(db, { disputed: 'true' }, window),
  'assets, A to Z': (db) => assetsQuery(db, { sort: 'name' }, window),
  'assets, gadgets, Z to A': (db) => assetsQuery(db, { sort: '-name', type: 'Gadget' }, window),
  'assets, disputed, A to Z': (db) => assetsQuery(db, { sort: 'name', disputed: 'true' }, window),
  'assets, in the order of their type': (db) => assetsQuery(db, { sort: 'type' }, window),
  'assets, of a user': (db) => assetsQuery(db, { owner: 'x' }, window),
  'assets, by a name': (db) => assetsQuery(db, { search: 'Black' }, window),
  'assets, gadgets, by a name': (db) =>
    assetsQuery(db, { search: 'Black', type: 'Gadget' }, window),
  'assets, disputed, by a name': (db) =>
    assetsQuery(db, { search: 'Black', disputed: 'true' }, window),
  'assets, by an identifier': (db) => assetsQuery(db, { search: '356938035643809' }, window),
  'disputes, all': ({ read }) => disputesQuery(read, {}, window),
  'disputes, in the order of their status': ({ read }) =>
    disputesQuery(read, { sort: 'status' }, window),
  'disputes, open': ({ read }) => disputesQuery(read, { status: 'open' }, window),
  'matches, suggested': ({ read }) => matchesQuery(read, { state: 'suggested' }, window),
  'matches, oldest first': ({ read }) =>
    matchesQuery(read, { state: 'open', sort: 'createdAt' }, window),
  'messages, all': ({ read }) => complaintsQuery(read, {}, window),
  'messages, in the order of their status': ({ read }) =>
    complaintsQuery(read, { sort: '-status' }, window),
  'messages, open': ({ read }) => complaintsQuery(read, { status: 'open' }, window),
  'merchants, all': applications({}),
  'merchants, pending': applications({ status: 'pending' }),
  'merchants, A to Z': applications({ sort: 'name' }),
  'merchants, pending, Z to A': applications({ sort: '-name', status: 'pending' }),
  'merchants, in the order of their status': applications({ sort: 'status' }),
  'merchants, changed': applications({ changed: 'true' }),
  'merchants, by a name': applications({ search: 'Bola' }),
  'merchants, pending, by a name': applications({ search: 'Bola', status: 'pending' }),
  'merchants, by a CAC number': applications({ search: 'RC 123456' }),
  checks: ({ read }) => lookupsQuery(read, {}, window),
  'lookups, oldest first': ({ read }) => lookupsQuery(read, { sort: 'day' }, window),
  enumeration: ({ read }) => enumerationEventsQuery(read, {}, window),
  'enumerations, oldest first': ({ read }) => enumerationEventsQuery(read, { sort: 'day' }, window),
  'accounts in enumerations, by days': ({ read }) =>
    enumerationAccountsQuery(read, '2026-03-01', '2026-03-04'),
  'enumerations since an instant': ({ read }) => enumerationEventsSinceQuery(read, 1),
  'failed emails': ({ read }) => failedQuery(read, {}, window),
  'the days of a chart': ({ read }) => daysQuery(read, 20_000, 20_030),
}

/** On empty tables PostgreSQL prefers scanning and sorting. */
const without = ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin']

/** A full table scan, except an ordered index walk that stops at the limit. */
const scan = /\bSeq Scan\b|^SCAN (?!.*USING (?:COVERING )?INDEX)(?!\w*found|\()/

let empty: TestDatabase
beforeAll(async () => {
  empty = await createTestDatabase()
})
afterAll(() => empty.drop())

test.each(Object.entries(queries))('%s uses an index and reads no table', async (_, query) => {
  const plan = await planOf(empty.database, query(empty.database), without)
  expect(plan.length).toBeGreaterThan(0)
  expect(plan.filter((step) => scan.test(step))).toEqual([])
})

test('a search within a filter does not read all rows that pass the filter', async () => {
  const app = await startTestApp()
  const searches = [
    foundReports(app.database, '350', { status: 'active' }),
    assetsQuery(app.database, { search: '350', type: 'Vehicle' }, window),
  ]
  for (const query of searches) {
    const plan = (await planOf(app.database, query, without)).join('\n')
    expect(plan).not.toMatch(/\((stage|type)=\?\)|AUTOMATIC|Index Cond: \((stage|type) = \S+\)/)
    expect(plan).not.toMatch(/(reports|assets)_by_(stage|type)\b|assets_disputed\b/)
  }
})

type ReadList = (db: Db) => Promise<unknown>
const page = { page: 1, limit: 100 }
const items =
  (ask: object): ReadList =>
  (db) =>
    listAdminReports(db, { ...ask, ...page })
const assets =
  (ask: object): ReadList =>
  (db) =>
    listAdminAssets(db, { ...ask, ...page })
const logs =
  (ask: object): ReadList =>
  (db) =>
    listLogRecords(db, ask, page)
const gadgets = { type: 'Gadget' } as const
const ofX = { owner: 'x' } as const

// The second name is that of PostgreSQL's index of a range.
const ofActor = /activity_of_actor|activity_log_\w+_actor_id_at_seq_idx/
const ofEntity = /activity_of_entity|activity_log_\w+_entity_id_at_seq_idx/

/** Lists with a filter that matches few rows, and the only index that the list and its count may use. */
const few: Record<string, [ReadList, index: RegExp]> = {
  'pending items of a user': [items({ ...ofX, status: 'pending' }), /reports_of_reporter/],
  'items of a user, by a name': [items({ ...ofX, search: 'Black' }), /reports_of_reporter/],
  'pending items of a user, by a name or an identifier': [
    items({ ...ofX, status: 'pending', search: '350000' }),
    /reports_of_reporter/,
  ],
  'gadgets of a user': [assets({ ...ofX, ...gadgets }), /assets_of_owner/],
  'disputed assets of a user': [assets({ ...ofX, disputed: 'true' }), /assets_of_owner/],
  'disputed gadgets of a user': [
    assets({ ...ofX, ...gadgets, disputed: 'true' }),
    /assets_of_owner/,
  ],
  'assets of a user, by a name': [assets({ ...ofX, search: 'Black' }), /assets_of_owner/],
  'gadgets of a user, by a name or an identifier': [
    assets({ ...ofX, ...gadgets, search: '350000' }),
    /assets_of_owner/,
  ],
  'disputed gadgets, by a name': [
    assets({ ...gadgets, disputed: 'true', search: 'Black' }),
    /assets_disputed/,
  ],
  'logins of a user': [logs({ actorId: 'x', action: 'login' }), ofActor],
  'a user’s actions on assets': [logs({ actorId: 'x', entity: 'asset' }), ofActor],
  'a user’s deletions of one day': [
    logs({ actorId: 'x', entity: 'asset', action: 'delete', from: '2026-03-04' }),
    ofActor,
  ],
  'the moderation of one asset': [
    logs({ entity: 'asset', entityId: 'y', action: 'moderate', from: '2026-03-04' }),
    ofEntity,
  ],
  'a user’s actions on one asset': [
    logs({ actorId: 'x', entity: 'asset', entityId: 'y' }),
    new RegExp(`${ofActor.source}|${ofEntity.source}`),
  ],
}
const listIndex =
  /\b(?:reports|assets|assets_disputed|activity)_(?:by|of|disputed)_\w+|\bassets_disputed\b|\bactivity_log_\w+_idx\b/g

/** Fills the tables on Postgres, which plans by statistics. SQLite has none and plans by the query. */
async function fillOnPostgres({ dialect, write }: TestApp['database']) {
  if (dialect === 'sqlite') return
  const entries = `insert into activity_log
    (seq, id, at, actor_id, action, entity, entity_id, details, previous_hash, hash)
    select i, 'entry-' || i, ${Date.parse('2026-01-01')} + i * 3600000, 'user-' || i % 500, case when i % 3 = 0 then 'login' else 'moderate' end,
      case when i % 2 = 0 then 'asset' else 'user' end, 'thing-' || i % 500, '{}', i, i
      from generate_series(1, 10000::bigint) as entries(i)`
  await write(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const rows of [
      ...moderatedRows({ users: 10_000, others: 10_000 }, 1),
      entries,
      'analyze',
    ]) {
      await sql.raw(rows).execute(tx)
    }
  })
  // The next test on this database must have no statistics.
  onTestFinished(() =>
    write(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(`truncate ${moderatedTables.join(', ')}, activity_log cascade`).execute(tx)
      await sql`delete from pg_statistic`.execute(tx)
    }),
  )
}

test('the rows and the count of a rare value are read through its index', async () => {
  const { database } = await startTestApp()
  await fillOnPostgres(database)
  for (const [name, [ask, index]] of Object.entries(few)) {
    const statements = await askedBy(database.read, (read) =>
      ask({ read, dialect: database.dialect }),
    )
    const plans: string[] = []
    for (const query of statements) plans.push(...(await planOf(database, query)))
    // This part of the log is empty, so its indexes cost the same.
    const filled = plans.filter((step) => !step.includes('activity_log_rest'))
    const walked = filled.flatMap((step) => step.match(listIndex) ?? [])
    const others = walked.filter((used) => !index.test(used) && used !== 'reports_of_asset')
    expect(others, `${name}: ${plans.join('\n')}`).toEqual([])
    // Once for the list, once for its count.
    expect(walked.filter((used) => index.test(used)).length, name).toBeGreaterThanOrEqual(2)
  }
})

test('PostgreSQL never scans a table in a search by name', async () => {
  const { database } = await startTestApp()
  if (database.dialect === 'sqlite') return
  await fillOnPostgres(database)
  const businesses = (ask: object) => (db: Db) => listApplicationRecords(db.read, parseInput(ask))
  const searches: ReadList[] = [
    items({ search: 'Black' }),
    items({ search: 'Black', status: 'active' }),
    items({ search: '350' }),
    assets({ search: 'Black' }),
    assets({ search: 'Black', ...gadgets }),
    businesses({ search: 'Bola' }),
    businesses({ search: 'Bola', status: 'pending' }),
    (db) => searchAllAssets(db, 'Black'),
    (db) => searchReports(db, 'Black'),
    (db) => searchIdentifiers(db, '350'),
  ]
  for (const search of searches) {
    const statements = await askedBy(database.read, (read) => search({ read, dialect: 'postgres' }))
    expect(statements.length).toBeGreaterThan(0)
    for (const query of statements) {
      const plan = (await planOf(database, query, [])).join('\n')
      expect(plan).not.toMatch(/Seq Scan on .*\n\s*Filter: .*>=/)
    }
  }
})

test.each(Object.entries(queries).filter(([name]) => !/\bby\b|days/.test(name)))(
  '%s: the index provides the order, and nothing is sorted',
  async (_, query) => {
    const plan = await planOf(empty.database, query(empty.database), without)
    expect(plan.filter((step) => /TEMP B-TREE|^\s*(->\s*)?Sort\b/.test(step))).toEqual([])
  },
)

test('the global search uses an index for every kind of entity and reads no user row to test it', async () => {
  const { database } = await startTestApp()
  for (const text of ['Black', '350', '356938035643809', 'ada@example.com', 'x'.repeat(36)]) {
    const statements = await askedBy(database.read, async (read) => {
      const watched = { read, dialect: database.dialect }
      await searchUsers(watched, text)
      await searchAllAssets(watched, text)
      await searchReports(watched, text)
      await searchIdentifiers(watched, text)
    })
    expect(statements.length).toBeGreaterThan(2)
    for (const query of statements) {
      const plan = await planOf(database, query)
      expect(
        plan.filter((step) => scan.test(step) || /SubPlan/.test(step)),
        query.sql,
      ).toEqual([])
    }
  }
})
