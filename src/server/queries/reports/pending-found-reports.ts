import type { FoundReport } from '../../../api/reports/finds.ts'
import type { LossReport } from '../../../api/reports/losses.ts'
import { codeRules } from '../../../domain/auth/lifetimes.ts'
import type { Queries } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'
import { hashCode, isCode, newCode } from '../../lib/one-time-codes.ts'
import type { KeyedTransaction } from '../auth/keyed-transaction.ts'
import { consumeUnexpiredTry, deleteRows, upsertRow } from '../rows-by-columns.ts'

/** A report that waits for its code. `draft` identifies this version of it. */
export type PendingReport = (FoundReport | LossReport) & { draft: string }

/**
 * Stores a report until its sender has confirmed the e-mail; returns the code for this. It replaces
 * an earlier report of the same sender, and nobody else's in the name of this e-mail.
 */
export async function insertPendingReport(
  { tx, encryption, now }: KeyedTransaction,
  requester: string,
  report: PendingReport,
): Promise<string> {
  const [id, code] = [newId(), newCode()]
  const row = {
    requester,
    id,
    email: report.email,
    draft: report.draft,
    code_hash: hashCode(encryption, id, code),
    tries_left: codeRules.tries,
    report: JSON.stringify(report),
    created_at: now,
    expires_at: now + codeRules.seconds * 1000,
  }
  await upsertRow(tx, 'pending_found_reports', row, 'requester')
  return code
}

/**
 * Replaces the report of a sender, which keeps its code; false if no code is valid.
 */
export async function replacePendingReport(
  tx: Queries,
  requester: string,
  report: PendingReport,
  now: number,
): Promise<boolean> {
  const replaced = await tx
    .updateTable('pending_found_reports')
    .set({ report: JSON.stringify(report), draft: report.draft })
    .where('requester', '=', requester)
    .where('email', '=', report.email)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

/**
 * Uses one try of the code of a draft, or, if its sender has replaced it or names none, of what the
 * sender wrote last. Returns the report once, for the right code, and deletes it.
 */
export async function consumeReportCode(
  { tx, encryption, now }: KeyedTransaction,
  { email, code, draft, requester }: Record<'email' | 'code' | 'requester', string> & Draft,
): Promise<PendingReport | undefined> {
  const table = 'pending_found_reports'
  const ofDraft =
    draft === undefined ? undefined : await consumeUnexpiredTry(tx, table, { email, draft }, now)
  const tried = ofDraft ?? (await consumeUnexpiredTry(tx, table, { email, requester }, now))
  if (!tried || !isCode(encryption, tried, code)) return undefined
  return (await deleteRows(tx, table, { email, id: tried.id })) === 1
    ? JSON.parse(tried.report)
    : undefined
}

interface Draft {
  draft: string | undefined
}
