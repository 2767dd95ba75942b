import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { listApplications } from '../../src/api/list-applications.ts'
import { assetsQuery } from '../../src/server/queries/all-assets.ts'
import { applicationsQuery } from '../../src/server/queries/applications.ts'
import { complaintsQuery } from '../../src/server/queries/complaints.ts'
import { daysQuery } from '../../src/server/queries/counts.ts'
import { disputesQuery } from '../../src/server/queries/dispute-records.ts'
import { failedQuery } from '../../src/server/queries/failed-mails.ts'
import { foundItems, itemsQuery } from '../../src/server/queries/items.ts'
import { matchesQuery } from '../../src/server/queries/reviewed-matches.ts'
import {
  searchAllAssets,
  searchIdentifiers,
  searchPeople,
  searchReports,
} from '../../src/server/queries/search.ts'
import {
  oldSweepMarks,
  oldSweeps,
  sweepAccountsQuery,
  sweepsQuery,
  sweepsSinceQuery,
} from '../../src/server/queries/sweeps.ts'
import { checksQuery } from '../../src/server/queries/tripwires.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { askedBy, planOf as askedPlanOf } from '../support/plans.ts'

type Db = Pick<TestApp['database'], 'read' | 'dialect'>
type Compiles = { compile(): { sql: string; parameters: readonly unknown[] } }

const applications = (ask: object) => listApplications.input.parse(ask)
const window = { offset: 0, limit: 100, backwards: false }

/** Each list's first window, each filter, each search: what is asked when a screen opens. */
const queries: Record<string, (db: Db) => Compiles> = {
  'items, all': (db) => itemsQuery(db, {}, window),
  'items, pending': (db) => itemsQuery(db, { status: 'pending' }, window),
  'items, oldest first': (db) => itemsQuery(db, { sort: 'createdAt' }, window),
  'items, from the end': (db) => itemsQuery(db, {}, { ...window, backwards: true }),
  'items, by a name': (db) => itemsQuery(db, { search: 'Black' }, window),
  'items, pending, by a name': (db) =>
    itemsQuery(db, { search: 'Black', status: 'pending' }, window),
  'items, of a person': (db) => itemsQuery(db, { owner: 'x' }, window),
  'items, by a number': (db) => foundItems(db, '356938035643809', {}),
  'items, of a person, by a number': (db) => foundItems(db, '356938035643809', { owner: 'x' }),
  'assets, all': (db) => assetsQuery(db, {}, window),
  'assets, gadgets': (db) => assetsQuery(db, { type: 'Gadget' }, window),
  'assets, disputed': (db) => assetsQuery(db, { disputed: 'true' }, window),
  'assets, of a person': (db) => assetsQuery(db, { owner: 'x' }, window),
  'assets, by a name': (db) => assetsQuery(db, { search: 'Black' }, window),
  'assets, gadgets, by a name': (db) =>
    assetsQuery(db, { search: 'Black', type: 'Gadget' }, window),
  'assets, disputed, by a name': (db) =>
    assetsQuery(db, { search: 'Black', disputed: 'true' }, window),
  'assets, by a number': (db) => assetsQuery(db, { search: '356938035643809' }, window),
  'disputes, all': ({ read }) => disputesQuery(read, {}, window),
  'disputes, open': ({ read }) => disputesQuery(read, { status: 'open' }, window),
  'matches, suggested': ({ read }) => matchesQuery(read, { state: 'suggested' }, window),
  'matches, oldest first': ({ read }) =>
    matchesQuery(read, { state: 'open', sort: 'createdAt' }, window),
  'messages, all': ({ read }) => complaintsQuery(read, {}, window),
  'messages, open': ({ read }) => complaintsQuery(read, { status: 'open' }, window),
  'merchants, all': ({ read }) => applicationsQuery(read, applications({}), window),
  'merchants, pending': ({ read }) =>
    applicationsQuery(read, applications({ status: 'pending' }), window),
  'merchants, by a name': ({ read }) =>
    applicationsQuery(read, applications({ search: 'Bola' }), window),
  'merchants, pending, by a name': ({ read }) =>
    applicationsQuery(read, applications({ search: 'Bola', status: 'pending' }), window),
  'merchants, by a CAC number': ({ read }) =>
    applicationsQuery(read, applications({ search: 'RC 123456' }), window),
  checks: ({ read }) => checksQuery(read, {}, window),
  'checks, oldest first': ({ read }) => checksQuery(read, { sort: 'day' }, window),
  sweeps: ({ read }) => sweepsQuery(read, {}, window),
  'sweeps, oldest first': ({ read }) => sweepsQuery(read, { sort: 'day' }, window),
  'who swept, by days': ({ read }) => sweepAccountsQuery(read, '2026-03-01', '2026-03-04'),
  'sweeps since an instant': ({ read }) => sweepsSinceQuery(read, 1),
  'sweeps of a year ago, by days': ({ read }) => oldSweeps(read, '2025-03-04'),
  'marks of who swept, by days': ({ read }) => oldSweepMarks(read, '2026-03-04'),
  'mail that failed': ({ read }) => failedQuery(read, {}, window),
  'the days of a plot': ({ read }) => daysQuery(read, 20_000, 20_030),
}

async function planOf({ database }: TestApp, query: Compiles): Promise<string[]> {
  const { sql, parameters } = query.compile()
  return database.write(async (tx) => {
    if (database.dialect === 'sqlite') {
      const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await tx.executeQuery<{ detail: string }>(explain)
      return rows.map(({ detail }) => detail)
    }
    // With empty tables Postgres would rather scan and sort, if it may.
    for (const way of ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin']) {
      await tx.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`))
    }
    const explain = CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters])
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(explain)
    return rows.map((row) => row['QUERY PLAN'])
  })
}

/** A whole table read, but for an index that is walked in order until the window is full. */
const scan = /\bSeq Scan\b|^SCAN (?!.*USING (?:COVERING )?INDEX)(?!\w*found|\()/

test.each(Object.entries(queries))('%s: by an index, no table is read', async (_, query) => {
  const app = await startTestApp()
  const plan = await planOf(app, query(app.database))
  expect(plan.length).toBeGreaterThan(0)
  expect(plan.filter((step) => scan.test(step))).toEqual([])
})

test('a search within a filter does not go through all that pass the filter', async () => {
  const app = await startTestApp()
  const searches = [
    foundItems(app.database, '350', { status: 'pending' }),
    assetsQuery(app.database, { search: '350', type: 'Vehicle' }, window),
    assetsQuery(app.database, { search: '350', disputed: 'true' }, window),
  ]
  for (const query of searches) {
    const plan = (await planOf(app, query)).join('\n')
    expect(plan).not.toMatch(/\((stage|type)=\?\)|AUTOMATIC|Index Cond: \((stage|type) = \S+\)/)
    expect(plan).not.toMatch(/(reports|assets)_by_(stage|type)\b|assets_disputed\b/)
  }
})

test.each(Object.entries(queries).filter(([name]) => !/\bby\b|days/.test(name)))(
  '%s: the index gives the order, nothing is sorted',
  async (_, query) => {
    const app = await startTestApp()
    const plan = await planOf(app, query(app.database))
    expect(plan.filter((step) => /TEMP B-TREE|^\s*(->\s*)?Sort\b/.test(step))).toEqual([])
  },
)

test('the one search box asks every kind of thing by an index, and nobody is read to be tested', async () => {
  const { database } = await startTestApp()
  for (const text of ['Black', '350', '356938035643809', 'ada@example.com', 'x'.repeat(36)]) {
    const asked = await askedBy(database.read, async (read) => {
      const watched = { read, dialect: database.dialect }
      await searchPeople(watched, text)
      await searchAllAssets(watched, text)
      await searchReports(watched, text)
      await searchIdentifiers(watched, text)
    })
    expect(asked.length).toBeGreaterThan(2)
    for (const query of asked) {
      const plan = await askedPlanOf(database, query)
      expect(
        plan.filter((step) => scan.test(step) || /SubPlan/.test(step)),
        query.sql,
      ).toEqual([])
    }
  }
})
