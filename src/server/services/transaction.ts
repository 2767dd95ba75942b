import type { Queries } from '../db/database.ts'
import { appendEntry } from '../queries/activity/audit-chain.ts'
import type { Context, TransactionContext } from './context.ts'

type Transaction = Pick<TransactionContext, 'tx' | 'activity'>

/**
 * Runs a use case in a transaction and then writes its activity log entries. Writing an entry locks
 * the head of the log until the transaction ends, so they come last.
 */
export function inTransaction<Outer extends Pick<Context, 'database'>, Result>(
  outer: Outer,
  work: (ctx: Outer & Transaction, tx: Queries) => Promise<Result>,
): Promise<Result> {
  const { database } = outer
  return database.write(async (tx) => {
    const ctx = { ...outer, tx, activity: [] as Transaction['activity'] }
    const result = await work(ctx, tx)
    for (const entry of ctx.activity) await appendEntry(tx, database.dialect, entry)
    return result
  })
}
