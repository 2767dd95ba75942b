import type { LossDraft } from '../../../api/reports/losses.ts'
import { daysMs } from '../../../domain/durations.ts'
import type { Queries } from '../../db/database.ts'
import type { JobRow } from '../../db/tables.ts'
import { enqueueJobs } from '../jobs.ts'
import { deleteRows, findRow } from '../rows-by-columns.ts'

export const lossReminder = { kind: 'reminder', afterMs: daysMs(3) } as const

const keyOf = (userId: string) => `loss ${userId}`

/** Keeps a report without its number as the job that mails it to its user. It replaces an earlier one. */
export async function saveLossReminder(
  tx: Queries,
  userId: string,
  draft: LossDraft,
  now: number,
): Promise<void> {
  const { kind, afterMs } = lossReminder
  await deleteLossReminder(tx, userId)
  const owned = { account_id: userId, eventKey: keyOf(userId), data: draft }
  await enqueueJobs(tx, [{ kind, type: 'loss', ...owned, dueAt: now + afterMs }], now)
}

/** The job that keeps a user's report without its number, if there is one. */
export async function findLossReminder(db: Queries, userId: string): Promise<JobRow | undefined> {
  return findRow(db, 'jobs', { kind: lossReminder.kind, event_key: keyOf(userId) })
}

export async function deleteLossReminder(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'jobs', { kind: lossReminder.kind, event_key: keyOf(userId) })
}
