import { type RawBuilder, sql, type Updateable } from 'kysely'
import { askAgainMs, type ConfirmationSubject } from '../../../domain/reports/confirmations.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AssetRow, ConfirmationQuestionRow, ReportRow } from '../../db/tables.ts'
import { deleteRows, findRow, insertRow, updateRow, updateRows } from '../rows-by-columns.ts'

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

/** What a question is about, and the user who was asked: they may have sold it since. */
type Asked = Pick<ConfirmationQuestionRow, 'subject' | 'subject_id' | 'user_id'>

/** Ends the questions; false if the user who was asked no longer has the record. */
export async function endAsking(tx: Queries, question: Asked): Promise<boolean> {
  return updateOwn(tx, question, { report: { asking_ended: 1 }, asset: { asking_ended: 1 } })
}

/**
 * Records that a reported asset is still missing, or that an asset still belongs to its owner; false
 * if the user who was asked no longer has the record.
 */
export async function confirmSubject(tx: Queries, question: Asked, now: number): Promise<boolean> {
  return updateOwn(tx, question, {
    report: { still_missing_at: now },
    asset: { confirmed_at: now },
  })
}

async function updateOwn(
  tx: Queries,
  { subject, subject_id: id, user_id }: Asked,
  change: {
    report: Pick<Updateable<ReportRow>, 'asking_ended' | 'still_missing_at'>
    asset: Pick<Updateable<AssetRow>, 'asking_ended' | 'confirmed_at'>
  },
): Promise<boolean> {
  const updated =
    subject === 'report'
      ? await updateRow(tx, 'reports', { id, reporter_id: user_id }, change.report)
      : await updateRow(tx, 'assets', { id, owner_id: user_id }, change.asset)
  return updated !== undefined
}

/** Deletes what an asset's former owner was asked about it, so that old links end. */
export async function deleteQuestionsAbout(
  tx: Queries,
  { assetId, userId }: { assetId: string; userId: string },
): Promise<void> {
  const asked = { subject: 'asset', subject_id: assetId, user_id: userId } as const
  await deleteRows(tx, 'confirmation_questions', asked)
}

/** Deletes what a user was asked, because another mailbox has the links. */
export async function deleteQuestionsTo(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'confirmation_questions', { user_id: userId })
}
