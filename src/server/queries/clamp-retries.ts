import type { Kysely } from 'kysely'
import type { Queries } from '../db/database.ts'

/** The queues of outgoing messages, with the column for the time when a row was sent. */
const sentAt = {
  outbox: 'sent_at',
} as const

/**
 * Makes rows due at once if their next attempt is after `horizon`, the longest possible delay: the
 * clock was wrong when it was set.
 */
export async function clampFutureRetries(
  tx: Queries,
  table: keyof typeof sentAt,
  horizon: number,
): Promise<void> {
  // Kysely cannot type a statement whose table is a parameter.
  await (tx as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .updateTable(table as string)
    .set({ leased_until: null, next_attempt_at: 0 })
    .where(sentAt[table], 'is', null)
    .where('failed_at', 'is', null)
    .where((or) => or.or([or('next_attempt_at', '>', horizon), or('leased_until', '>', horizon)]))
    .execute()
}
