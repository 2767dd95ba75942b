import { expect, test } from 'vitest'
import { similarReportsTo } from '../../../src/server/services/matching/similar-reports.ts'
import { startTestApp } from '../../support/app.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { registerSwapped, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test('reports with a similar identifier are found by indexes only', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, other] = [await signIn(app), await signIn(app)]
  const { mine, swapped } = await registerSwapped(app, owner, other)
  const lost = await report(owner, mine.id, 'Lost')
  await report(other, swapped.id, 'Lost')

  const statements = await askedBy(app.database.read, async (watched) => {
    expect(await similarReportsTo(watched, lost.id)).toHaveLength(1)
  })
  const distinct = new Map(statements.map((query) => [query.sql, query]))
  const tables = ['match_blocking_keys', 'reports', 'assets', 'identifiers', 'users']
  expect(
    tables.filter((table) => ![...distinct.keys()].some((text) => text.includes(table))),
  ).toEqual([])
  for (const query of distinct.values()) {
    const plan = await planOf(app.database, query)
    // `newest` is no table: it has the fifty newest reports with a key, found by an index.
    const scans = plan.filter((step) => /\bSeq Scan\b|^SCAN (?!newest)/.test(step))
    expect(scans, query.sql).toEqual([])
    // A scan of an index of all reports is not allowed either.
    expect(plan.join('\n'), query.sql).not.toMatch(/reports_by_(stage|time|name)/)
  }
})
