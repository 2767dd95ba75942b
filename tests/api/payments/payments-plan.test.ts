import { expect, test } from 'vitest'
import {
  paymentEventRowsQuery,
  paymentRowsQuery,
} from '../../../src/server/queries/payments/admin-payments.ts'
import { dueRenewalsQuery } from '../../../src/server/queries/payments/checkouts.ts'
import {
  endedPlansQuery,
  endingPlansQuery,
  ledgerOfQuery,
} from '../../../src/server/queries/payments/ledger.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { insertMany } from '../../support/database/insert-many.ts'
import { planOf } from '../../support/database/plan-of.ts'
import type { Compilable } from '../../support/database/plans.ts'
import { signIn } from '../../support/users.ts'

const count = 2000

async function fill(app: TestApp) {
  const common = {
    plan: 'Premium',
    days: 30,
    amount: 90_000,
    currency: 'NGN',
    vat_rate: null,
  } as const
  await insertMany(app, count, async (tx, some) => {
    await tx
      .insertInto('payments')
      .values(
        some.map((n) => ({
          ...common,
          ...{ id: `id-${n}`, event_key: `key-${n}`, kind: n % 50 === 0 ? 'refund' : 'payment' },
          ...{ user_id: `user-${n % 500}`, reference: `ref-${n}`, billing: 'Monthly', at: n },
          ...{ channel: null, provider_id: `${n}`, granted_by: null, reason: null },
        })) as never,
      )
      .execute()
    await tx
      .insertInto('checkouts')
      .values(
        some.map((n) => ({
          ...{ ...common, reference: `ref-${n}`, user_id: `user-${n % 500}`, kind: 'payment' },
          ...{ billing: 'Monthly', account_mark: 'mark', wants_renewal: 0, status: 'paid' },
          ...{ created_at: n, settled_at: n },
        })) as never,
      )
      .execute()
    await tx
      .insertInto('payment_events')
      .values(
        some.map((n) => ({
          ...{ id: `event-${n}`, event: 'charge.success', source: 'webhook', amount: 1 },
          ...{ reference: `ref-${n}`, provider_id: `${n}`, deliveries: 1, received_at: n },
          outcome: null,
        })) as never,
      )
      .execute()
  })
}

test('every list and lookup of payments uses an index', async () => {
  const app = await startTestApp()
  await signIn(app)
  await fill(app)
  const { read } = app.database
  const window = { offset: 0, limit: 50, backwards: false, sort: undefined }
  const queries: Record<string, Compilable> = {
    'the ledger of one account': ledgerOfQuery(read, 'user-7'),
    'the newest entries': paymentRowsQuery(read, {}, window),
    'the newest refunds': paymentRowsQuery(read, { kind: 'refund' }, window),
    'the entries of one account': paymentRowsQuery(read, { owner: 'user-7' }, window),
    'the entries of a reference': paymentRowsQuery(read, { search: 'ref-7' }, window),
    'the newest events': paymentEventRowsQuery(read, {}, window),
  }
  for (const [what, query] of Object.entries(queries)) {
    const plan = await planOf(app, query)
    expect(plan, what).not.toMatch(/\bSeq Scan on (?:payments|checkouts|payment_events)\b/)
    expect(plan, what).not.toMatch(/^SCAN (?:payments|checkouts|payment_events)(?!.* USING )/m)
  }
  // PostgreSQL may scan the few users here; SQLite shows the index.
  if (app.database.dialect === 'sqlite') {
    const range = { from: { at: 0, id: '' }, until: 100, limit: 20 }
    for (const query of [endedPlansQuery(read, 100, 20), endingPlansQuery(read, range)]) {
      expect(await planOf(app, query)).toContain('users_by_plan_end')
    }
    const due = dueRenewalsQuery(read, { now: 0, until: 100, limit: 20 })
    expect(await planOf(app, due)).not.toMatch(/^SCAN (?:u|users)\b(?!.* USING )/m)
  }
})
