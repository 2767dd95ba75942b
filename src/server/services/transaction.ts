import type { Queries } from '../db/database.ts'
import { appendEntry } from '../queries/activity/audit-chain.ts'
import type { Context, TransactionContext } from './context.ts'
import { writeVerdictChanges } from './proofs/log-verdict-change.ts'

type Transaction = Pick<TransactionContext, 'tx' | 'activity' | 'verdictChanges'>

/**
 * Runs `work` in a transaction, then writes the entries of the public log and of the activity log.
 * The activity log comes last: writing to it locks its head until the transaction ends.
 */
export function inTransaction<
  Outer extends Pick<Context, 'database'> & Partial<Pick<Context, 'refuseOwnCase'>>,
  Result,
>(outer: Outer, work: (ctx: Outer & Transaction, tx: Queries) => Promise<Result>): Promise<Result> {
  const { database } = outer
  return database.write(async (tx) => {
    const verdictChanges: Transaction['verdictChanges'] = new Map()
    const ctx = { ...outer, tx, activity: [] as Transaction['activity'], verdictChanges }
    const result = await work(ctx, tx)
    // Now `work` holds the locks of its records, so that nobody can become a party any more.
    await outer.refuseOwnCase?.(tx)
    await writeVerdictChanges(ctx)
    for (const entry of ctx.activity) await appendEntry(database, tx, entry)
    return result
  })
}
