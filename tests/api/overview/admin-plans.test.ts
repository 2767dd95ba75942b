import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { userSorts } from '../../../src/api/admin-lists.ts'
import { logActions } from '../../../src/domain/activity/activity-log.ts'
import { roles } from '../../../src/domain/users/users.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import {
  type LogFilter,
  logQuery,
} from '../../../src/server/queries/activity/admin-activity-log.ts'
import { type UserFilter, usersQuery } from '../../../src/server/queries/users/admin-users.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

/** The lines of a query’s plan. */
async function planOf(
  app: TestApp,
  make: (db: Queries) => { compile(): { sql: string; parameters: readonly unknown[] } },
): Promise<string[]> {
  const { dialect } = app.database
  return app.database.write(async (tx) => {
    const { sql, parameters } = make(tx).compile()
    if (dialect === 'sqlite') {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await tx.executeQuery<{ detail: string }>(plan)
      return rows.map(({ detail }) => detail)
    }
    // On empty tables Postgres prefers to read and sort everything.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) {
      await tx.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`))
    }
    const plan = CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters])
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(plan)
    return rows.map((row) => row['QUERY PLAN'])
  })
}

/** Matches a full table scan, but not an index scan, which ends at the limit. */
const scan = /\bSeq Scan\b|^SCAN (?!\w+ USING (COVERING )?INDEX)(?!found)/
/** A sort step, but not the order in which the ranges of the log are merged. */
const sort = /\bSort\b(?! Key)|TEMP B-TREE FOR ORDER BY/

const page = { offset: 0, limit: 100 }

test('users: every sort order uses an index, with a filter and without', async ({ annotate }) => {
  const app = await startTestApp()
  const many: UserFilter[] = [
    {},
    { role: 'user' },
    { status: 'active' },
    { role: 'user', status: 'active' },
  ]
  for (const filter of many) {
    for (const order of userSorts.flatMap((by) => [by, `-${by}`] as const)) {
      const about = `${JSON.stringify(filter)} ${order}`
      const plan = await planOf(app, (db) =>
        usersQuery(db, app.database.dialect, filter, { sort: order, ...page }),
      )
      await annotate(`${about}: ${plan.join(' / ')}`)
      expect(
        plan.filter((step) => scan.test(step) || sort.test(step)),
        about,
      ).toEqual([])
    }
  }
})

test('users: staff and suspended users are read through their own indexes', async () => {
  const app = await startTestApp()
  const few: [UserFilter, string][] = [
    ...roles
      .filter((role) => role !== 'user')
      .map((role): [UserFilter, string] => [{ role }, 'users_of_team']),
    [{ status: 'suspended' }, 'users_suspended'],
  ]
  for (const [filter, index] of few) {
    const plan = await planOf(app, (db) =>
      usersQuery(db, app.database.dialect, filter, { sort: '-createdAt', ...page }),
    )
    expect(plan.join('\n')).toContain(index)
    expect(plan.filter((step) => scan.test(step) || sort.test(step))).toEqual([])
  }
})

test('users: a search begins with the index of search terms and scans no table', async () => {
  const app = await startTestApp()
  for (const filter of [{ search: 'ada' }, { search: 'ada', role: 'user' }] as const) {
    const plan = await planOf(app, (db) =>
      usersQuery(db, app.database.dialect, filter, { sort: 'name', ...page }),
    )
    expect(plan.join('\n')).toContain('user_search_terms_by_key')
    expect(plan.filter((step) => scan.test(step))).toEqual([])
  }
})

test('the log: every filter uses an index that ends in its sort order, in both directions', async () => {
  const app = await startTestApp()
  const day = '2026-03-04'
  const filters: LogFilter[] = [
    {},
    { actorId: 'x' },
    ...logActions.map((action) => ({ action })),
    { entity: 'user' },
    { entity: 'user', action: 'delete' },
    { entity: 'user', entityId: 'x' },
    { from: day },
    { to: day },
    { from: day, to: day, action: 'login' },
    { actorId: 'x', action: 'login', from: day },
  ]
  for (const filter of filters) {
    for (const order of ['asc', 'desc'] as const) {
      const plan = await planOf(app, (db) => logQuery(db, filter, order).limit(100))
      const about = `${JSON.stringify(filter)} ${order}: ${plan.join(' / ')}`
      expect(
        plan.filter((step) => scan.test(step) || sort.test(step)),
        about,
      ).toEqual([])
      expect(plan.join('\n'), about).toMatch(/activity_(by|of)_|activity_log_\w+_idx/)
    }
  }
})
