import { expect, test } from 'vitest'
import { formatIdentifier } from '../../../src/domain/identifiers/format-identifier.ts'
import { maxKeys } from '../../../src/server/db/call-batcher.ts'
import { batchUsageQuery } from '../../../src/server/queries/lookup/batch-usage.ts'
import { registryQuery } from '../../../src/server/queries/lookup/find-in-registry.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plans.ts'
import { executed } from '../../support/database/statements.ts'
import { signIn } from '../../support/users.ts'

/** A lookup has one key on SQLite, and any number of keys in one parameter on PostgreSQL. */
function lookupOf({ read, dialect }: TestApp['database'], size: number) {
  const keys = Array.from({ length: size }, (_, index) => `KEY${index}`)
  return registryQuery(read, dialect === 'sqlite' ? 'KEY0' : keys)
}

/** Inserts enough rows that Postgres prefers an index to a scan. */
async function fill(app: TestApp, size: number) {
  const owner = await signIn(app)
  const ids = Array.from({ length: size }, (_, index) => `filled-${index}`)
  const at = app.clock.now
  const batchSize = 500
  for (let from = 0; from < size; from += batchSize) {
    const some = ids.slice(from, from + batchSize)
    await app.database.write(async (tx) => {
      await tx
        .insertInto('assets')
        .values(
          some.map((id) => ({
            id,
            owner_id: owner.id,
            type: 'Gadget',
            name: id,
            // With rows this long, 200 are enough to justify an index.
            description: id.padEnd(1900, ' words'),
            hidden: 0,
            disputed: 0,
            created_at: at,
            updated_at: at,
          })),
        )
        .execute()
      await tx
        .insertInto('identifiers')
        .values(
          some.map((id, index) => ({
            id,
            asset_id: id,
            owner_id: owner.id,
            kind: 'imei1',
            namespace: 'imei',
            key: `350000${String(from + index).padStart(8, '0')}`,
            raw_value: id,
            position: 0,
          })),
        )
        .execute()
      await tx
        .insertInto('reports')
        .values(
          some.map((id) => ({
            id,
            asset_id: id,
            reporter_id: owner.id,
            status: 'Lost',
            stage: 'active',
            reported_as: 'Lost',
            name: id,
            description: id.padEnd(1600, ' words'),
            created_at: at,
          })),
        )
        .execute()
      await tx
        .insertInto('disputes')
        .values(
          some.map((id) => ({
            ...{ id, namespace: 'imei' as const, key: id, status: 'lapsed' as const },
            opened_at: at,
          })),
        )
        .execute()
    })
  }
}

/**
 * Matches a full table scan in a query plan of Postgres or SQLite. The wanted number is a table of one
 * row.
 */
const scan = /\bSeq Scan\b|^SCAN (?!CONSTANT ROW$|wanted$)/

/** Numbers of keys: one, some, and the maximum of one query. */
const sizes = [1, 4, 50, maxKeys]

test.for(sizes)(
  'a lookup of %d keys uses the index on the key, then primary keys, and scans no table',
  async (size, { annotate }) => {
    const app = await startTestApp()
    const plan = await planOf(app.database, lookupOf(app.database, size))
    await annotate(plan.join('\n'))
    expect(plan.join('\n')).toContain('identifiers_by_key')
    expect(plan.filter((step) => scan.test(step))).toEqual([])
    // The index contains everything that a lookup shows of an asset.
    if (app.database.dialect === 'sqlite') {
      expect(plan.join('\n')).toContain('COVERING INDEX identifiers_by_key')
    }
  },
)

test('a user’s batch usage of today is found by an index', async () => {
  const app = await startTestApp()
  const today = { userId: 'somebody', day: 20_000 }
  const one = await planOf(app.database, batchUsageQuery(app.database.read, today))
  expect(one.join('\n')).toMatch(/sqlite_autoindex_batch_usage|batch_usage_pkey|PRIMARY KEY/)
  expect(one.filter((step) => scan.test(step))).toEqual([])
})

test('the query planner uses the same indexes with thousands of analysed rows', async ({
  annotate,
}) => {
  const app = await startTestApp()
  await fill(app, 4000)
  await app.database.write((tx) => executed(tx, 'analyze'))
  for (const size of sizes) {
    const plan = await planOf(app.database, lookupOf(app.database, size), [])
    await annotate(plan.join('\n'))
    expect(plan.join('\n')).toContain('identifiers_by_key')
    // The listings table is empty, and PostgreSQL scans an empty table.
    expect(plan.filter((step) => scan.test(step) && !/ on listing_/.test(step))).toEqual([])
  }

  const key = '35000000000777'
  const answer = await app
    .visit()
    .send('GET', `/verify?identifier=${encodeURIComponent(formatIdentifier('imei', key))}`)
  expect(await answer.json()).toMatchObject({ data: { verdict: 'lost', kind: 'imei1' } })
})
