import type { Assignee, CaseWorkRecord } from '../../../api/disputes/disputes.ts'
import type { WorkedCaseKind } from '../../../domain/disputes/disputes.ts'
import type { Queries } from '../../db/database.ts'
import type { CaseAssignmentRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { deleteRow, deleteRows, findRow, insertRow } from '../rows-by-columns.ts'

/** A case by its kind and the id of its report, dispute or business. */
export interface CaseId {
  kind: WorkedCaseKind
  id: string
}

/** The table of each kind of case, and the column that refers to it. */
const kinds = {
  item: { table: 'reports', column: 'report_id' },
  dispute: { table: 'disputes', column: 'dispute_id' },
  merchant: { table: 'merchants', column: 'merchant_id' },
} as const satisfies Record<WorkedCaseKind, object>

const maxNotes = 100

/** Whether there is such a case. */
export async function caseExists(db: Queries, { kind, id }: CaseId): Promise<boolean> {
  return (await findRow(db, kinds[kind].table, { id })) !== undefined
}

export async function findAssignment(
  db: Queries,
  { kind, id }: CaseId,
): Promise<CaseAssignmentRow | undefined> {
  return findRow(db, 'case_assignments', { [kinds[kind].column]: id })
}

/** Assigns a case; false if somebody already has it. */
export async function insertAssignment(
  tx: Queries,
  { kind, id }: CaseId,
  assigneeId: string,
  now: number,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('case_assignments')
    .values({
      id: newId(),
      ...{ report_id: null, dispute_id: null, merchant_id: null, [kinds[kind].column]: id },
      assignee_id: assigneeId,
      assigned_at: now,
    })
    .onConflict((conflict) => conflict.column(kinds[kind].column).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Removes the assignee of a case; false if the case is not assigned to this user. */
export async function deleteAssignment(
  tx: Queries,
  { kind, id }: CaseId,
  assigneeId: string,
): Promise<boolean> {
  const columns = { [kinds[kind].column]: id, assignee_id: assigneeId }
  return (await deleteRow(tx, 'case_assignments', columns)) !== undefined
}

/** Removes a user as the assignee of all cases. */
export async function releaseCasesOf(tx: Queries, assigneeId: string): Promise<void> {
  await deleteRows(tx, 'case_assignments', { assignee_id: assigneeId })
}

/** The assignees of cases, by the id of the case. */
export async function assigneesOf(
  db: Queries,
  kind: WorkedCaseKind,
  ids: readonly string[],
): Promise<Map<string, Assignee>> {
  if (ids.length === 0) return new Map()
  const column = kinds[kind].column
  const rows = await db
    .selectFrom('case_assignments')
    .innerJoin('users', 'users.id', 'case_assignments.assignee_id')
    .where(column, 'in', ids)
    .select([`${column} as case_id`, 'users.id', 'first_name', 'last_name'])
    .execute()
  return new Map(
    rows.map(({ case_id, id, ...names }) => [case_id ?? '', { id, name: nameOf(names) }]),
  )
}

/** Adds to each record the staff member who works on the case. */
export async function withAssignees<Case extends { id: string }>(
  db: Queries,
  kind: WorkedCaseKind,
  cases: readonly Case[],
) {
  const ids = cases.map(({ id }) => id)
  const assignees = await assigneesOf(db, kind, ids)
  return cases.map((each) => ({ ...each, assignee: assignees.get(each.id) ?? null }))
}

export async function insertCaseNote(
  tx: Queries,
  { kind, id }: CaseId,
  note: { authorId: string; text: string; at: number },
): Promise<string> {
  const noteId = newId()
  await insertRow(tx, 'case_notes', {
    id: noteId,
    ...{ report_id: null, dispute_id: null, merchant_id: null, [kinds[kind].column]: id },
    author_id: note.authorId,
    text: note.text,
    created_at: note.at,
  })
  return noteId
}

/** Deletes the notes about disputes, which may name a user whose account is erased. */
export async function deleteNotesOnDisputes(tx: Queries, ids: readonly string[]): Promise<void> {
  for (const id of ids) await deleteRows(tx, 'case_notes', { dispute_id: id })
}

export async function caseWorkOf(db: Queries, { kind, id }: CaseId): Promise<CaseWorkRecord> {
  const assigned = await db
    .selectFrom('case_assignments')
    .innerJoin('users', 'users.id', 'case_assignments.assignee_id')
    .where(kinds[kind].column, '=', id)
    .select(['users.id', 'first_name', 'last_name', 'assigned_at'])
    .executeTakeFirst()
  const notes = await caseNotesQuery(db, { kind, id }).execute()
  return {
    assignee: assigned
      ? { id: assigned.id, name: nameOf(assigned), since: assigned.assigned_at }
      : null,
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: note.author_id === null ? null : nameOf(note),
      createdAt: note.created_at,
    })),
  }
}

export function caseNotesQuery(db: Queries, { kind, id }: CaseId) {
  return db
    .selectFrom('case_notes')
    .leftJoin('users', 'users.id', 'case_notes.author_id')
    .where(kinds[kind].column, '=', id)
    .orderBy('case_notes.created_at', 'desc')
    .orderBy('case_notes.id', 'desc')
    .limit(maxNotes)
    .select([
      'case_notes.id',
      'case_notes.text',
      'case_notes.author_id',
      'case_notes.created_at',
      'first_name',
      'last_name',
    ])
}

function nameOf(user: { first_name: string | null; last_name: string | null }): string {
  return `${user.first_name ?? ''} ${user.last_name ?? ''}`.trim()
}
