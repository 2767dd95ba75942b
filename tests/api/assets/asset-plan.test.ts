import { expect, test } from 'vitest'
import { createAsset, listAssets, searchAssets } from '../../../src/api/assets/assets.ts'
import { listMyReports } from '../../../src/api/reports/reports.ts'
import { rowsOfAssets } from '../../../src/server/queries/assets/asset-rows.ts'
import { pageQuery, searchQuery } from '../../../src/server/queries/assets/assets.ts'
import { reportsOfQuery } from '../../../src/server/queries/reports/reports.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plans.ts'
import { executed } from '../../support/database/statements.ts'
import { phoneForm } from '../../support/factories.ts'
import { signIn, type User } from '../../support/users.ts'

const assetCount = 5000

/** Assets with two identifiers each, inserted directly. */
async function fill({ database, clock }: TestApp, owner: User, size: number, start: number) {
  const batchSize = 500
  for (let from = start; from < start + size; from += batchSize) {
    const numbers = Array.from({ length: batchSize }, (_, index) => from + index)
    await database.write(async (tx) => {
      await tx
        .insertInto('assets')
        .values(
          numbers.map((n) => ({
            id: `thing-${n}`,
            owner_id: owner.id,
            type: 'Gadget',
            name: `Phone number ${n}`,
            description: 'One of very many phones',
            brand: 'Tecno',
            hidden: 0,
            disputed: 0,
            search_text: `phone number ${n} tecno`,
            created_at: clock.now + n,
            updated_at: clock.now,
          })),
        )
        .execute()
      await tx
        .insertInto('identifiers')
        .values(
          numbers.flatMap((n) =>
            ['35', '36'].map((start, position) => ({
              id: `number-${n}-${position}`,
              asset_id: `thing-${n}`,
              owner_id: owner.id,
              kind: position === 0 ? ('imei1' as const) : ('imei2' as const),
              namespace: 'imei' as const,
              key: `${start}${String(n).padStart(12, '0')}`,
              raw_value: `${start}${String(n).padStart(12, '0')}`,
              position,
            })),
          ),
        )
        .execute()
    })
  }
}

/** Matches a full table scan in a query plan of Postgres or SQLite. */
const scan = /\bSeq Scan\b|^SCAN (?!\(|subquery|bare_in)/i

test('list and search use only indexes among 5,000 assets of the user and 5,000 of another', async ({
  annotate,
}) => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  await fill(app, owner, assetCount, 0)
  await fill(app, other, assetCount, assetCount)
  await app.database.write((tx) => executed(tx, 'analyze'))
  const { read, dialect } = app.database
  const search = { keys: ['35000000000777'], prefix: '35000000000777', words: '35000000000777' }
  const last = { id: 'thing-4000', created_at: app.clock.now + 4000 }
  const queries = {
    search: searchQuery(read, owner.id, search, 10),
    page: pageQuery(read, owner.id, last).limit(100),
  }
  // Half of the table is this owner's, so Postgres would prefer a scan.
  for (const [name, query] of Object.entries(queries)) {
    const plan = await planOf(app.database, query)
    await annotate(`${name}: ${plan.join('\n')}`)
    expect(
      plan.filter((step) => scan.test(step)),
      plan.join('\n'),
    ).toEqual([])
    expect(plan.join('\n')).toMatch(/assets_by_search_text|assets_of_owner/)
  }
  for (const [name, query] of Object.entries(rowsOfAssets)) {
    const plan = async (ids: string | undefined) =>
      (await planOf(app.database, query(read, { ownerId: owner.id, ids }))).join('\n')
    const ofPage = await plan('["thing-1", "thing-2"]')
    await annotate(`${name}: ${ofPage}`)
    // By owner alone, it would read the rows of all 5,000 assets.
    expect(ofPage).toMatch(
      dialect === 'sqlite'
        ? /USING COVERING INDEX \w+_shown \(\w+=\? AND asset_id=\?\)/
        : /Index Only Scan using \w+_shown [\s\S]*AND \(asset_id = ANY/,
    )
    const ofWholeList = await plan(undefined)
    await annotate(`${name} of a whole list: ${ofWholeList}`)
    expect(ofWholeList).toMatch(
      dialect === 'sqlite'
        ? /^SEARCH \w+ USING COVERING INDEX \w+_shown \(\w+=\?\)$/
        : /(owner|reporter)_id = /,
    )
    expect(ofWholeList).not.toMatch(scan)
  }

  const took: Record<string, number> = {}
  async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    await work()
    const began = performance.now()
    const result = await work()
    took[name] = Math.round(performance.now() - began)
    return result
  }
  const byNumber = await timed('search by number', () =>
    owner.call(searchAssets, { query: '35000000000777' }),
  )
  expect(byNumber.data.map(({ id }) => id)).toEqual(['thing-777'])
  const byName = await timed('search by name', () =>
    owner.call(searchAssets, { query: 'number 777' }),
  )
  expect(byName.data.map(({ id }) => id)).toEqual(['thing-777'])
  const page = await timed('page of 100', () => owner.call(listAssets, { limit: 100 }))
  expect(page.data).toHaveLength(100)
  const all = await timed('list without a limit', () => owner.call(listAssets, {}))
  expect(all.data).toHaveLength(500)
  expect(all.data.at(-1)?.id).toBe('thing-4500')
  const following = await owner.call(listAssets, { after: all.next, limit: 1 })
  expect(following.data.map(({ id }) => id)).toEqual(['thing-4499'])
  const kilobytes = (data: unknown) => Math.round(JSON.stringify(data).length / 1024)
  await annotate(
    `${dialect}, ms: ${JSON.stringify(took)}; page ${kilobytes(page)} kB, all ${kilobytes(all)} kB`,
  )
})

test('a search is not slow by what somebody named a thousand assets', async ({ annotate }) => {
  const app = await startTestApp()
  const owner = await signIn(app)
  // Folded, each of these signs is four signs.
  const named = { name: '\u2a0c'.repeat(80), brand: '\u2a0c'.repeat(60) }
  const { data } = await owner.call(createAsset, { ...(await phoneForm(app)), ...named })
  await fill(app, owner, 1000, 0)
  await app.database.write(async (tx) => {
    const { search_text } = await tx
      .selectFrom('assets')
      .select('search_text')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    await tx.updateTable('assets').set({ search_text }).execute()
  })
  const fastest = async (query: string, found: number) => {
    const took: number[] = []
    for (let round = 0; round < 3; round++) {
      const began = performance.now()
      expect((await owner.call(searchAssets, { query })).data).toHaveLength(found)
      took.push(performance.now() - began)
    }
    return Math.min(...took)
  }
  const plain = await fastest('not there', 0)
  const hostile = await fastest(`${'\u2a0c'.repeat(62)}q`, 0)
  await annotate(`${Math.round(plain)} ms, and ${Math.round(hostile)} ms`)
  expect(hostile).toBeLessThan(plain * 10 + 50)
  await fastest('\u2a0c'.repeat(62), 10)
})

test('report lists fetch asset pictures by index only', async ({ annotate }) => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  await fill(app, owner, assetCount, 0)
  await fill(app, other, assetCount, assetCount)
  const { database, clock } = app
  await database.write(async (tx) => {
    const reported = (by: User, start: number) =>
      Array.from({ length: 500 }, (_, index) => ({
        id: `report-${start + index}`,
        asset_id: `thing-${start + index}`,
        reporter_id: by.id,
        status: 'Lost' as const,
        stage: 'active' as const,
        reported_as: 'Lost' as const,
        name: `Phone number ${start + index}`,
        description: 'Left in a bus',
        created_at: clock.now + index,
      }))
    await tx.insertInto('reports').values(reported(owner, 0)).execute()
    await tx.insertInto('reports').values(reported(other, assetCount)).execute()
    await tx.updateTable('assets').set({ image_url: '/uploads/a.webp' }).execute()
    await executed(tx, 'analyze')
  })
  // Half of the reports are this owner's, so Postgres would prefer a scan.
  const plan = await planOf(database, reportsOfQuery(database.read, owner.id))
  await annotate(plan.join('\n'))
  expect(
    plan.filter((step) => scan.test(step)),
    plan.join('\n'),
  ).toEqual([])
  expect(plan.join('\n')).toMatch(/reports_of_reporter/)
  const { data } = await owner.call(listMyReports, {})
  expect(data).toHaveLength(500)
  expect(new Set(data.map(({ assetImageUrl }) => assetImageUrl))).toEqual(
    new Set(['/uploads/a.webp']),
  )
})
