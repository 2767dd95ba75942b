import { sql } from 'kysely'
import {
  type LedgerEntry,
  type PlanPeriod,
  planAt,
  planPeriods,
} from '../../../domain/payments/passes.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { PaymentRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { insertOnce } from '../rows-by-columns.ts'

// The only file that adds to the ledger, and the only one that sets the plan of a user
// (`tests/architecture/plan-writers.test.ts`).

/** Locks the ledger of a user until the transaction ends. Lock it before the user's row. */
export async function lockLedgerOf(database: Database, tx: Queries, userId: string): Promise<void> {
  await database.lock(tx, `payments:${userId}`)
}

export function toEntry(row: PaymentRow): LedgerEntry {
  const { kind, reference, plan, days, amount, at } = row
  return { kind, reference, plan, days, amount, at }
}

/** All payments, grants and refunds of an account, oldest first. */
export function ledgerOfQuery(db: Queries, userId: string) {
  return paymentsQuery(db).where('user_id', '=', userId).orderBy('at').orderBy('id')
}

export async function ledgerOf(db: Queries, userId: string): Promise<PaymentRow[]> {
  return ledgerOfQuery(db, userId).execute()
}

export async function periodsOf(db: Queries, userId: string): Promise<PlanPeriod[]> {
  return planPeriods((await ledgerOf(db, userId)).map(toEntry))
}

/**
 * Adds an entry, once for each `event_key`, and updates the account’s plan. Call `lockLedgerOf` first.
 * False if the ledger already has the entry.
 */
export async function addToLedger(
  tx: Queries,
  entry: Omit<PaymentRow, 'id'>,
  now: number,
): Promise<boolean> {
  const added = await insertOnce(tx, 'payments', { id: newId(), ...entry }, 'event_key')
  if (added) await refreshPlan(tx, entry.user_id, now)
  return added
}

/** Computes the plan of an account from its ledger, stores it and returns it. */
export async function refreshPlan(tx: Queries, userId: string, now: number) {
  const { plan, startedAt, endsAt } = planAt(await periodsOf(tx, userId), now)
  await tx
    .updateTable('users')
    .set({ plan, plan_started_at: startedAt, plan_ends_at: endsAt })
    .where('id', '=', userId)
    .execute()
  return { plan, startedAt, endsAt }
}

/** Accounts whose plan has ended by `now`. */
export function endedPlansQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('users')
    .select('id')
    .where('plan_ends_at', 'is not', null)
    .where('plan_ends_at', '<=', now)
    .orderBy('plan_ends_at')
    .limit(limit)
}

/** Accounts whose plan ends after `from` and by `until`, in the order of that time and their id. */
export function endingPlansQuery(
  db: Queries,
  { from, until, limit }: { from: { at: number; id: string }; until: number; limit: number },
) {
  return db
    .selectFrom('users')
    .where('plan_ends_at', 'is not', null)
    .where(sql<boolean>`(plan_ends_at, id) > (${from.at}, ${from.id})`)
    .where('plan_ends_at', '<=', until)
    .orderBy('plan_ends_at')
    .orderBy('id')
    .limit(limit)
    .selectAll()
}

/** The entry for the payment, renewal or grant of a pass. */
export async function findPass(db: Queries, reference: string): Promise<PaymentRow | undefined> {
  const pass = paymentsQuery(db).where('reference', '=', reference)
  return pass.where('kind', 'in', ['payment', 'renewal', 'grant']).limit(1).executeTakeFirst()
}

/** All entries of one pass. */
export async function entriesOf(db: Queries, reference: string): Promise<PaymentRow[]> {
  return paymentsQuery(db).where('reference', '=', reference).orderBy('at').execute()
}

/** The entry for the payment of a pass, by the provider’s id of the transaction. */
export async function findPassOfTransaction(db: Queries, providerId: string) {
  const pass = paymentsQuery(db).where('provider_id', '=', providerId)
  return pass.where('kind', 'in', ['payment', 'renewal']).limit(1).executeTakeFirst()
}

function paymentsQuery(db: Queries) {
  return db.selectFrom('payments').selectAll()
}
