import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { formatIdentifier } from '../../src/domain/identifiers/format-identifier.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { lookUpQuery } from '../../src/server/queries/identifiers.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { signIn } from '../support/people.ts'

const compiled = (db: Queries) => {
  const { sql, parameters } = lookUpQuery(db, ['a', 'b', 'c', 'd']).compile()
  return { sql, parameters: parameters.map((_, index) => `KEY${index}`) }
}

/** What the engine would do for the look-up, as its own words. */
async function planOf(db: Queries, { dialect }: TestApp['database']): Promise<string[]> {
  const { sql, parameters } = compiled(db)
  if (dialect === 'sqlite') {
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, parameters)
    const { rows } = await db.executeQuery<{ detail: string }>(plan)
    return rows.map(({ detail }) => detail)
  }
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (costs off) ${sql}`, parameters),
  )
  return rows.map((row) => row['QUERY PLAN'])
}

/** Enough of everything that Postgres has a reason to think before it scans. */
async function fill(app: TestApp, size: number) {
  const owner = await signIn(app)
  const ids = Array.from({ length: size }, (_, index) => `filled-${index}`)
  const at = app.clock.now
  const every = 500
  for (let from = 0; from < size; from += every) {
    const some = ids.slice(from, from + every)
    await app.database.write(async (tx) => {
      await tx
        .insertInto('assets')
        .values(
          some.map((id) => ({
            id,
            owner_id: owner.id,
            type: 'Gadget',
            name: id,
            description: id,
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
            space: 'imei',
            key: `350000${String(from + index).padStart(8, '0')}`,
            typed: id,
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
            description: id,
            created_at: at,
          })),
        )
        .execute()
    })
  }
}

/** Reading a whole table, as Postgres and as SQLite say it. */
const scan = /\bSeq Scan\b|^SCAN /

test('the look-up goes by the index on the key, then by keys alone: nothing is scanned', async ({
  annotate,
}) => {
  const app = await startTestApp()
  await app.database.write(async (tx) => {
    // With empty tables Postgres would rather scan, if it may.
    const forbid = CompiledQuery.raw('set local enable_seqscan = off')
    if (app.database.dialect === 'postgres') await tx.executeQuery(forbid)
    const plan = await planOf(tx, app.database)
    await annotate(plan.join('\n'))
    expect(plan.join('\n')).toContain('identifiers_by_key')
    expect(plan.filter((step) => scan.test(step))).toEqual([])
  })
})

test('and so by itself over thousands of rows, once they are counted', async ({ annotate }) => {
  const app = await startTestApp()
  await fill(app, 4000)
  await app.database.write(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw('analyze'))
  })
  const plan = await planOf(app.database.read, app.database)
  await annotate(plan.join('\n'))
  expect(plan.join('\n')).toContain('identifiers_by_key')
  expect(plan.filter((step) => scan.test(step))).toEqual([])

  const key = '35000000000777'
  const answer = await app
    .visit()
    .send('GET', `/verify?identifier=${encodeURIComponent(formatIdentifier('imei', key))}`)
  expect(await answer.json()).toMatchObject({ data: { verdict: 'lost', kind: 'imei1' } })
})
