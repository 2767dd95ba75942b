import { expect, test } from 'vitest'
import { aroundReport } from '../../../src/server/queries/reports/lock-for-report.ts'
import {
  openOnIdentifiers,
  overdueQuery,
  receivedQuery,
  sentQuery,
  unnotifiedTransfersQuery,
} from '../../../src/server/queries/transfers/transfers.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { insertMany } from '../../support/database/insert-many.ts'
import { planOf } from '../../support/database/plan-of.ts'
import type { Compilable } from '../../support/database/plans.ts'
import { signIn } from '../../support/users.ts'

const offers = 2000

/** Inserts transfers: one in ten is open, and the buyer of one in ten of those is not notified. */
async function fill(app: TestApp, sellerIds: readonly string[]) {
  const sellerOf = (n: number) => sellerIds[n % sellerIds.length] ?? ''
  await insertMany(app, offers, async (tx, some) => {
    await tx
      .insertInto('assets')
      .values(
        some.map((n) => ({
          ...{ id: `asset-${n}`, owner_id: sellerOf(n), type: 'Gadget' as const, name: 'Phone' },
          ...{ description: '', hidden: 0 as const, disputed: 0 as const },
          ...{ created_at: n, updated_at: n },
        })),
      )
      .execute()
    await tx
      .insertInto('identifiers')
      .values(
        some.map((n) => ({
          ...{
            id: `id-${n}`,
            asset_id: `asset-${n}`,
            owner_id: sellerOf(n),
            kind: 'imei1' as const,
          },
          ...{ namespace: 'imei' as const, key: `key-${n}`, raw_value: `key-${n}`, position: 0 },
        })),
      )
      .execute()
    await tx
      .insertInto('blocks')
      .values(
        some.map((n) => ({ blocker_id: sellerOf(n), blocked_id: `other-${n}`, created_at: n })),
      )
      .execute()
    await tx
      .insertInto('transfers')
      .values(
        some.map((n) => ({
          ...{ id: `transfer-${n}`, asset_id: `asset-${n}` },
          from_user_id: sellerOf(n),
          ...{ to_email: `buyer-${n % 500}@example.com`, shares_name: 0 as const },
          ...{ item: 'Phone', type: 'Gadget' as const, created_at: n, ends_at: n + 1000 },
          state: n % 10 === 0 ? ('open' as const) : ('accepted' as const),
          closed_at: n % 10 === 0 ? null : n,
          notified_at: n % 100 === 0 ? null : n,
        })),
      )
      .execute()
  })
}

test('every list and lookup of transfers uses an index', async ({ annotate }) => {
  const app = await startTestApp()
  const buyer = await signIn(app)
  const sellers: string[] = []
  for (let count = 0; count < 100; count++) sellers.push((await signIn(app)).id)
  await fill(app, sellers)
  const [sellerId = ''] = sellers
  const { read } = app.database
  const queries: Record<string, Compilable> = {
    'to a buyer': receivedQuery(read, { id: buyer.id, email: 'buyer-7@example.com' }),
    'from a seller': sentQuery(read, sellerId),
    'one by its id': sentQuery(read, sellerId).where('transfers.id', '=', 'transfer-3'),
    'of an identifier': {
      compile: () =>
        openOnIdentifiers.compile(read, {
          identifiers: [{ namespace: 'imei', key: 'key-10', registered_at: 0 }],
        }),
    },
    'around a report': {
      compile: () => aroundReport.compile(read, { ownerId: sellerId, id: 'asset-10' }),
    },
    overdue: overdueQuery(read, 100, 50),
    unnotified: unnotifiedTransfersQuery(read, 100, 50),
  }
  for (const [what, query] of Object.entries(queries)) {
    const plan = await planOf(app, query)
    await annotate(`${what}\n${plan}`)
    expect(plan, what).not.toMatch(/\bSeq Scan\b|^SCAN (?!CONSTANT ROW|.* USING )/m)
    expect(plan, what).toMatch(/transfer/)
  }
})
