import { expect, test } from 'vitest'
import { userSorts } from '../../../src/api/admin-lists.ts'
import { logActions } from '../../../src/domain/activity/activity-log.ts'
import { roles } from '../../../src/domain/users/users.ts'
import {
  type LogFilter,
  logQuery,
} from '../../../src/server/queries/activity/admin-activity-log.ts'
import { type UserFilter, usersQuery } from '../../../src/server/queries/users/admin-users.ts'
import { startTestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plans.ts'

/** Matches a full table scan, but not an index scan, which ends at the limit. */
const scan = /\bSeq Scan\b|^SCAN (?!\w+ USING (COVERING )?INDEX)(?!found)/
/** A sort step, but not the order in which the ranges of the log are merged. */
const sort = /\bSort\b(?! Key)|TEMP B-TREE FOR ORDER BY/

const page = { offset: 0, limit: 100 }
/** On empty tables PostgreSQL prefers to read and sort everything. */
const without = ['seqscan', 'bitmapscan', 'sort']

test('users: every sort order uses an index, with a filter and without', async ({ annotate }) => {
  const { database } = await startTestApp()
  const many: UserFilter[] = [
    {},
    { role: 'user' },
    { status: 'active' },
    { role: 'user', status: 'active' },
  ]
  for (const filter of many) {
    for (const order of userSorts.flatMap((by) => [by, `-${by}`] as const)) {
      const about = `${JSON.stringify(filter)} ${order}`
      const plan = await planOf(
        database,
        usersQuery(database.read, database.dialect, filter, { sort: order, ...page }),
        without,
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
  const { database } = await startTestApp()
  const few: [UserFilter, string][] = [
    ...roles
      .filter((role) => role !== 'user')
      .map((role): [UserFilter, string] => [{ role }, 'users_of_team']),
    [{ status: 'suspended' }, 'users_suspended'],
  ]
  for (const [filter, index] of few) {
    const plan = await planOf(
      database,
      usersQuery(database.read, database.dialect, filter, { sort: '-createdAt', ...page }),
      without,
    )
    expect(plan.join('\n')).toContain(index)
    expect(plan.filter((step) => scan.test(step) || sort.test(step))).toEqual([])
  }
})

test('users: a search begins with the index of search terms and scans no table', async () => {
  const { database } = await startTestApp()
  for (const filter of [{ search: 'ada' }, { search: 'ada', role: 'user' }] as const) {
    const plan = await planOf(
      database,
      usersQuery(database.read, database.dialect, filter, { sort: 'name', ...page }),
      without,
    )
    expect(plan.join('\n')).toContain('user_search_terms_by_key')
    expect(plan.filter((step) => scan.test(step))).toEqual([])
  }
})

test('the log: every filter uses an index that ends in its sort order, in both directions', async () => {
  const { database } = await startTestApp()
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
      const plan = await planOf(
        database,
        logQuery(database.read, filter, order).limit(100),
        without,
      )
      const about = `${JSON.stringify(filter)} ${order}: ${plan.join(' / ')}`
      expect(
        plan.filter((step) => scan.test(step) || sort.test(step)),
        about,
      ).toEqual([])
      expect(plan.join('\n'), about).toMatch(/activity_(by|of)_|activity_log_\w+_idx/)
    }
  }
})
