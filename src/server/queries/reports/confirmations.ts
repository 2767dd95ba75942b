import { type RawBuilder, sql } from 'kysely'
import { askAgainMs, type ConfirmationSubject } from '../../../domain/reports/confirmations.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { ConfirmationQuestionRow } from '../../db/tables.ts'
import { findRow, insertRow, updateRow, updateRows } from '../rows-by-columns.ts'

/** A report or an asset whose user has to be asked whether it is unchanged. */
export interface DueConfirmation {
  id: string
  userId: string
  name: string
}

interface Due {
  now: number
  limit: number
  /** The id of the only record to consider. */
  only?: string
}

/** Reports of losses and thefts whose reporters were not asked for a quarter, the oldest first. */
function reportsToAsk({ now, limit, only }: Due, indexed: RawBuilder<unknown>) {
  return sql<DueConfirmation>`select id, reporter_id as "userId", name from reports ${indexed}
    where closed_at is null and stage = 'active' and asking_ended is null and status <> 'Found'
      and coalesce(asked_at, created_at) <= ${now - askAgainMs.report} ${onlyThis(only)}
    order by coalesce(asked_at, created_at), id limit ${limit}`
}

/** Assets without an open report whose owners were not asked for a year, the oldest first. */
function assetsToAsk({ now, limit, only }: Due, indexed: RawBuilder<unknown>) {
  return sql<DueConfirmation>`select id, owner_id as "userId", name from assets ${indexed}
    where asking_ended is null and coalesce(asked_at, created_at) <= ${now - askAgainMs.asset}
      and not exists (select 1 from reports where asset_id = assets.id and closed_at is null)
      ${onlyThis(only)}
    order by coalesce(asked_at, created_at), id limit ${limit}`
}

function onlyThis(id: string | undefined) {
  return id === undefined ? sql`` : sql`and id = ${id}`
}

const tables = { report: 'reports', asset: 'assets' } as const
const toAsk = { report: reportsToAsk, asset: assetsToAsk } as const
const none = sql``

/** Without these, SQLite would read all open reports: it guesses that a stage has ten rows. */
const indexes = {
  report: sql`indexed by reports_to_ask`,
  asset: sql`indexed by assets_to_ask`,
} as const

export async function dueConfirmations(
  { dialect, read }: Pick<Database, 'dialect' | 'read'>,
  subject: ConfirmationSubject,
  due: Due,
): Promise<DueConfirmation[]> {
  const query = toAsk[subject](due, dialect === 'sqlite' ? indexes[subject] : none)
  return (await query.execute(read)).rows
}

/** Whether a record is still due, for a transaction that has locked it. */
export async function isDue(
  tx: Queries,
  subject: ConfirmationSubject,
  only: string,
  now: number,
): Promise<boolean> {
  const { rows } = await toAsk[subject]({ now, limit: 1, only }, none).execute(tx)
  return rows.length > 0
}

export async function insertQuestion(
  tx: Queries,
  row: Pick<ConfirmationQuestionRow, 'id' | 'user_id' | 'subject' | 'subject_id' | 'asked_at'>,
): Promise<void> {
  await insertRow(tx, 'confirmation_questions', row)
  await updateRows(tx, tables[row.subject], { id: row.subject_id }, { asked_at: row.asked_at })
}

export async function findQuestion(db: Queries, id: string) {
  return findRow(db, 'confirmation_questions', { id })
}

/** Saves the answer to a question; undefined if it was already answered. */
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

/** Records that a reported asset is still missing, or that an asset still belongs to its owner. */
export async function confirmSubject(
  tx: Queries,
  { subject, subject_id }: Pick<ConfirmationQuestionRow, 'subject' | 'subject_id'>,
  now: number,
): Promise<void> {
  if (subject === 'report') {
    await updateRows(tx, 'reports', { id: subject_id }, { still_missing_at: now })
  } else await updateRows(tx, 'assets', { id: subject_id }, { confirmed_at: now })
}
