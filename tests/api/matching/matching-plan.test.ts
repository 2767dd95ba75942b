import { expect, test } from 'vitest'
import { updateReport } from '../../../src/api/reports/reports.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import { messagesQuery } from '../../../src/server/queries/conversations/conversations.ts'
import {
  dueLookupAlertsQuery,
  reportsAmongQuery,
} from '../../../src/server/queries/lookup/lookup-alerts.ts'
import { watchersQuery } from '../../../src/server/queries/lookup/watches.ts'
import { newestWithKeysQuery } from '../../../src/server/queries/matching/blocking-keys.ts'
import { candidatesQuery } from '../../../src/server/queries/matching/match-candidates.ts'
import { equalReportsQuery, offersQuery } from '../../../src/server/queries/matching/matches.ts'
import { userMatchesQuery } from '../../../src/server/queries/matching/user-matches.ts'
import { notificationsQuery } from '../../../src/server/queries/notifications/notifications.ts'
import { startTestApp } from '../../support/app.ts'
import { type Compilable, planOf } from '../../support/database/plans.ts'
import { openMatch, suggestedMatch } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

const identities = [
  { namespace: 'imei', key: 'KEY1' },
  { namespace: 'serial', key: 'KEY2' },
] as const

/** Every query that other users’ reports could slow down, by purpose. */
const queries: Record<string, (db: Queries) => Compilable> = {
  'reports with an equal identifier': (db) =>
    equalReportsQuery(db, identities, { reporterId: 'ME', side: 'found' }),
  'the newest reports under each key': (db) => newestWithKeysQuery(db, ['KEY', 'OTHER'], 'found'),
  'the assets of a few reports': (db) => candidatesQuery(db, ['ID1', 'ID2', 'ID3']),
  'a user’s matches as the owner': (db) => userMatchesQuery(db, 'ME', 'missing'),
  'a user’s matches as the finder': (db) => userMatchesQuery(db, 'ME', 'found'),
  'the offers to a user': (db) => offersQuery(db, 'ME'),
  'a page of a conversation': (db) => messagesQuery(db, 'MATCH', { id: 'ID', created_at: 1 }),
  'a user’s notifications': (db) =>
    notificationsQuery(db, 'ME').selectAll().orderBy('created_at', 'desc'),
  'the watchers of an identifier': (db) => watchersQuery(db, identities, 1),
  'due lookup alerts': (db) => dueLookupAlertsQuery(db, 1, 10),
  'the reports of two hundred lookups': (db) =>
    reportsAmongQuery(
      db,
      Array.from({ length: 200 }, (_, n) => `ID${n}`),
    ),
}

// `newest` is no table: it has the fifty newest reports with a key, found by an index.
const scan = /\bSeq Scan\b|^SCAN (?!newest)/

test.each(Object.entries(queries))('%s uses an index and scans no table', async (_, query) => {
  const { database } = await startTestApp()
  const plan = await planOf(database, query(database.read))
  expect(plan.filter((step) => scan.test(step))).toEqual([])
  // A scan of the index of all active reports is not allowed either.
  expect(plan.join('\n')).not.toMatch(/reports_by_stage|reports_by_time/)
})

test('an open report keeps its search terms, and a closed report has none', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  await suggestedMatch(app, owner)
  const { lost } = await openMatch(app, owner)
  const keysOf = (id: string) =>
    app.database.read
      .selectFrom('match_blocking_keys')
      .select('key')
      .where('report_id', '=', id)
      .execute()
  const keys = await keysOf(lost.id)
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.length).toBeLessThan(40)
  await owner.call(updateReport, { id: lost.id, status: 'Found' })
  expect(await keysOf(lost.id)).toEqual([])
})
