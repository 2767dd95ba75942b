import { sql } from 'kysely'
import { askAgainMs, type ConfirmationSubject } from '../../../domain/reports/confirmations.ts'
import type { Queries } from '../../db/database.ts'
import type { ConfirmationQuestionRow } from '../../db/tables.ts'
import { findRow, insertRow, updateRow, updateRows } from '../rows-by-columns.ts'

/** Open losses and thefts whose reporters were not asked for a quarter, the longest first. */
export function reportsToAskQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('reports')
    .where('closed_at', 'is', null)
    .where('stage', '=', sql.lit('active'))
    .where('asking_ended', 'is', null)
    .where((report) =>
      report(report.fn.coalesce('asked_at', 'created_at'), '<=', now - askAgainMs.report),
    )
    .where('status', '!=', 'Found')
    .orderBy((report) => report.fn.coalesce('asked_at', 'created_at'))
    .orderBy('id')
    .limit(limit)
    .select(['id', 'reporter_id as userId', 'name'])
}

/** Assets whose owners were not asked for a year, and which nobody misses, the longest first. */
export function assetsToAskQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('assets')
    .where('asking_ended', 'is', null)
    .where((asset) =>
      asset(asset.fn.coalesce('asked_at', 'created_at'), '<=', now - askAgainMs.asset),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports')
            .whereRef('reports.asset_id', '=', 'assets.id')
            .where('reports.closed_at', 'is', null)
            .select('reports.id'),
        ),
      ),
    )
    .orderBy((asset) => asset.fn.coalesce('asked_at', 'created_at'))
    .orderBy('id')
    .limit(limit)
    .select(['id', 'owner_id as userId', 'name'])
}

const toAsk = { report: reportsToAskQuery, asset: assetsToAskQuery } as const
const tables = { report: 'reports', asset: 'assets' } as const

export interface Asked {
  id: string
  userId: string
  name: string
}

export async function dueConfirmations(
  db: Queries,
  subject: ConfirmationSubject,
  now: number,
  limit: number,
): Promise<Asked[]> {
  return toAsk[subject](db, now, limit).execute()
}

/** One of them, read again under the locks of a transaction. */
export async function isDue(
  tx: Queries,
  subject: ConfirmationSubject,
  id: string,
  now: number,
): Promise<boolean> {
  const query = subject === 'report' ? reportsToAskQuery(tx, now, 1) : assetsToAskQuery(tx, now, 1)
  const due = (query as ReturnType<typeof reportsToAskQuery>).where('id', '=', id)
  return (await due.executeTakeFirst()) !== undefined
}

export async function insertQuestion(
  tx: Queries,
  row: Pick<ConfirmationQuestionRow, 'id' | 'user_id' | 'subject' | 'subject_id' | 'asked_at'>,
): Promise<void> {
  await insertRow(tx, 'confirmation_questions', row)
  await updateRows(tx, tables[row.subject], { id: row.subject_id }, { asked_at: row.asked_at })
}

export async function findQuestion(
  db: Queries,
  id: string,
): Promise<ConfirmationQuestionRow | undefined> {
  return findRow(db, 'confirmation_questions', { id })
}

/** Undefined if it was answered before. */
export async function saveAnswer(
  tx: Queries,
  id: string,
  answer: NonNullable<ConfirmationQuestionRow['answer']>,
  now: number,
): Promise<ConfirmationQuestionRow | undefined> {
  const unanswered = { id, answered_at: null }
  return updateRow(tx, 'confirmation_questions', unanswered, { answer, answered_at: now })
}

export async function endAsking(
  tx: Queries,
  { subject, subject_id }: Pick<ConfirmationQuestionRow, 'subject' | 'subject_id'>,
): Promise<void> {
  await updateRows(tx, tables[subject], { id: subject_id }, { asking_ended: 1 })
}

/** Records that something is as it was: still missing, or still its owner’s. */
export async function confirmSubject(
  tx: Queries,
  { subject, subject_id }: Pick<ConfirmationQuestionRow, 'subject' | 'subject_id'>,
  now: number,
): Promise<void> {
  if (subject === 'report') {
    await updateRows(tx, 'reports', { id: subject_id }, { still_missing_at: now })
  } else await updateRows(tx, 'assets', { id: subject_id }, { confirmed_at: now })
}

/** Deletes questions from before `before`: their links answer no more. */
export async function deleteOldQuestions(tx: Queries, before: number): Promise<void> {
  await tx.deleteFrom('confirmation_questions').where('asked_at', '<', before).execute()
}
