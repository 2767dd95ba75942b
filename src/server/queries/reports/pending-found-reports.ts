import type { FoundReport } from '../../../api/reports/finds.ts'
import type { LossReport } from '../../../api/reports/losses.ts'
import { codeRules } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { hashCode, isCode, newCode } from '../../lib/hashes.ts'
import { newId } from '../../lib/ids.ts'
import type { KeyedTransaction } from '../auth/email-codes.ts'
import { consumeUnexpiredTry, updateRow, upsertRow } from '../rows-by-columns.ts'

/** A report that waits for its code. `draft` identifies this version of it. */
export type PendingReport = (FoundReport | LossReport) & { draft: string }

const table = 'pending_found_reports'

/** At most this many wait for each sender and mailbox; a further one replaces the last. */
const maxDrafts = 4

/**
 * Stores a report until its sender has confirmed the e-mail; returns the code for this. A code that
 * is not mailed confirms nothing.
 */
export async function insertPendingReport(
  { tx, encryption, now }: KeyedTransaction,
  requester: string,
  report: PendingReport,
  { isMailed = true }: { isMailed?: boolean } = {},
): Promise<string> {
  const [id, code] = [newId(), newCode()]
  const proof = { id, code_hash: hashCode(encryption, id, code) }
  const tries_left = isMailed ? codeRules.tries : 0
  const expires_at = now + codeRules.seconds * 1000
  await insertDraft(tx, requester, report, { ...proof, tries_left, expires_at }, now)
  return code
}

/**
 * Stores another version beside the last report of a sender, with its code, the tries that are left
 * of it and its end; false if no code is valid. The code confirms the version that is named with it.
 */
export async function insertCorrection(
  tx: Queries,
  requester: string,
  report: PendingReport,
  now: number,
): Promise<boolean> {
  const drafts = await draftsOf(tx, requester, now)
  const last = drafts.find((each) => each.email === report.email && each.tries_left > 0)
  if (!last) return false
  // A place that is taken keeps its tries, or each correction would bring some.
  const [taken = last] = drafts.length < maxDrafts ? [] : drafts.filter(isLastPlace)
  const { id, code_hash, tries_left, expires_at } = taken
  await insertDraft(tx, requester, report, { id, code_hash, tries_left, expires_at }, now)
  return true
}

const isLastPlace = ({ requester }: { requester: string }) =>
  requester.endsWith(`:${maxDrafts - 1}`)

type Proof = Pick<Tables['pending_found_reports'], 'id' | 'code_hash' | 'tries_left' | 'expires_at'>

/** In a free place of the sender, else in the last one. */
async function insertDraft(
  tx: Queries,
  requester: string,
  report: PendingReport,
  proof: Proof,
  now: number,
): Promise<void> {
  const { email, draft } = report
  const taken = new Set((await draftsOf(tx, requester, now)).map((row) => row.requester))
  const places = placesOf(requester)
  const place = places.find((each) => !taken.has(each)) ?? places.at(-1) ?? requester
  const text = JSON.stringify(report)
  const row = { ...proof, email, draft, report: text, answer: null, created_at: now }
  await upsertRow(tx, table, { requester: place, ...row }, 'requester')
}

function placesOf(requester: string): string[] {
  return Array.from({ length: maxDrafts }, (_, place) =>
    place === 0 ? requester : `${requester}:${place}`,
  )
}

/** What a sender wrote whose code has not expired, the last first. */
async function draftsOf(tx: Queries, requester: string, now: number) {
  return tx
    .selectFrom(table)
    .selectAll()
    .where('requester', 'in', placesOf(requester))
    .where('expires_at', '>', now)
    .where('answer', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('requester', 'desc')
    .execute()
}

/** What a confirmation is answered. `isNew`: it has opened the account. */
export interface ConfirmedReport {
  reportId: string
  readWithinHours: number | null
  isNew: boolean
}

type Tried = { report: PendingReport } | { answer: ConfirmedReport }

/**
 * Uses one try of the code of a draft, or, if there is no such draft or none is named, of what the
 * sender wrote last. Returns the report once, for the right code, and deletes all with that code. A
 * draft that is named stays for `keepAnswer`: who names it again gets the answer.
 */
export async function consumeReportCode(
  { tx, encryption, now }: KeyedTransaction,
  { email, code, draft, requester }: Record<'email' | 'code' | 'requester', string> & Draft,
): Promise<Tried | undefined> {
  const ofDraft =
    draft === undefined ? undefined : await consumeUnexpiredTry(tx, table, { email, draft }, now)
  const [last] = ofDraft ? [] : await draftsOf(tx, requester, now)
  const ofLast = last && { email, requester: last.requester }
  const row = ofDraft ?? (ofLast && (await consumeUnexpiredTry(tx, table, ofLast, now)))
  if (!row || !isCode(encryption, row, code)) return undefined
  if (row.answer !== null) return { answer: JSON.parse(row.answer) }
  const withCode = tx.deleteFrom(table).where('email', '=', email).where('id', '=', row.id)
  await (draft === undefined ? withCode : withCode.where('draft', '!=', draft)).execute()
  return { report: JSON.parse(row.report) }
}

interface Draft {
  draft: string | undefined
}

/** Until its code expires, answers the confirmation of this draft again in the same way. */
export async function keepAnswer(
  tx: Queries,
  draft: string,
  answer: ConfirmedReport,
): Promise<void> {
  await updateRow(tx, table, { draft }, { answer: JSON.stringify(answer) })
}
