import type { FoundReport } from '../../../api/reports/report-found-item.ts'
import type { LossReport } from '../../../api/reports/report-loss.ts'
import { codeRules } from '../../../domain/auth/lifetimes.ts'
import type { Queries } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'
import { hashCode, isCode, newCode } from '../../lib/one-time-codes.ts'
import type { KeyedTransaction } from '../auth/keyed-transaction.ts'
import { consumeUnexpiredTry, deleteRows, upsertRow } from '../rows-by-columns.ts'

/** A report that waits for its code. `draft` identifies this version of it. */
export type PendingReport = (FoundReport | LossReport) & { draft: string }

/**
 * Stores a report until its sender has confirmed the e-mail; returns the code for this. An
 * earlier report of the same e-mail is replaced.
 */
export async function insertPendingReport(
  { tx, encryption, now }: KeyedTransaction,
  report: PendingReport,
): Promise<string> {
  const [id, code] = [newId(), newCode()]
  const row = {
    id,
    email: report.email,
    code_hash: hashCode(encryption, id, code),
    tries_left: codeRules.tries,
    report: JSON.stringify(report),
    created_at: now,
    expires_at: now + codeRules.seconds * 1000,
  }
  await upsertRow(tx, 'pending_found_reports', row, 'email')
  return code
}

/**
 * Replaces the report of an e-mail, which keeps its code; false if no code is valid.
 */
export async function replacePendingReport(
  tx: Queries,
  report: PendingReport,
  now: number,
): Promise<boolean> {
  const replaced = await tx
    .updateTable('pending_found_reports')
    .set({ report: JSON.stringify(report) })
    .where('email', '=', report.email)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

/** Uses one try of a code. Returns the report once, for the right code, and deletes it. */
export async function consumeReportCode(
  { tx, encryption, now }: KeyedTransaction,
  email: string,
  code: string,
): Promise<PendingReport | undefined> {
  const tried = await consumeUnexpiredTry(tx, 'pending_found_reports', { email }, now)
  if (!tried || !isCode(encryption, tried, code)) return undefined
  return (await deleteRows(tx, 'pending_found_reports', { email, id: tried.id })) === 1
    ? JSON.parse(tried.report)
    : undefined
}
