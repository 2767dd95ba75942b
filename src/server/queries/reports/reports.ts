import { sql } from 'kysely'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { type Closing, outcomeOfClosing } from '../../../domain/reports/reports.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { IdentifierRow, ReportRow } from '../../db/tables.ts'
import { isOneOf } from '../identity-filter.ts'
import { assetOwnedBy } from '../joins.ts'
import { type ListPosition, parsePosition } from '../pagination.ts'
import { findRow, findRows, updateRow, updateRows } from '../rows-by-columns.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

/** A report with the picture of its asset. */
export type OwnReport = ReportRow & { asset_image_url: string | null }

export function toReportRecord(row: OwnReport): ReportRecord {
  return {
    id: row.id,
    uuid: row.id,
    assetId: row.asset_id,
    status: row.status,
    stage: row.stage,
    name: row.name,
    description: row.description,
    lastSeenDate: row.last_seen_date,
    lastSeenTime: row.last_seen_time,
    location: row.location,
    state: row.state,
    imageUrl: row.image_url,
    assetImageUrl: row.asset_image_url,
    reason: row.reason,
    outcome: row.outcome,
    policeReference: row.police_reference,
    policeStation: row.police_station,
    confirmationDue: isConfirmationDue(row),
    doneSteps: doneStepsOf(row),
    createdAt: row.created_at,
    closedAt: row.closed_at,
  }
}

function isConfirmationDue(row: ReportRow): boolean {
  const { stage, status, asked_at, still_missing_at, asking_ended } = row
  if (stage !== 'active' || status === 'Found' || asking_ended !== null) return false
  return asked_at !== null && (still_missing_at ?? 0) < asked_at
}

export function doneStepsOf({ completed_steps }: Pick<ReportRow, 'completed_steps'>): string[] {
  return completed_steps === null ? [] : JSON.parse(completed_steps)
}

/** The columns that are empty in a new report. */
export const untouchedReport = {
  reason: null,
  completed_steps: null,
  outcome: null,
  confirmed_at: null,
  closed_at: null,
  edits: null,
  held: 0,
  still_missing_at: null,
  asked_at: null,
  asking_ended: null,
} as const satisfies Partial<ReportRow>

/** Returns undefined if the asset already has an open report; a unique index ensures this. */
export async function insertReport(tx: Queries, report: ReportRow): Promise<ReportRow | undefined> {
  const inserted = await insertUnlessOpen(tx, report)
  return inserted.length > 0 ? report : undefined
}

const insertUnlessOpen = precompiledQuery((db, report: ReportRow) =>
  db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) =>
      conflict.column('asset_id').where('closed_at', 'is', null).doNothing(),
    )
    .returning('id'),
)

/** Returns undefined also for another user's report. */
export async function findOwnReport(db: Queries, reporterId: string, id: string) {
  const [report] = await ownReport(db, { reporterId, id })
  return report
}

const ownReport = precompiledQuery((db, { reporterId, id }: { reporterId: string; id: string }) =>
  ownReportsQuery(db, reporterId).where('reports.id', '=', id),
)

/** One page of a user's reports after a position, newest first. */
export async function reportsOf(
  db: Queries,
  reporterId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<OwnReport[]> {
  return reportsOfQuery(db, reporterId, parsePosition(after)).limit(limit).execute()
}

export function reportsOfQuery(db: Queries, reporterId: string, last?: ListPosition) {
  return ownReportsQuery(db, reporterId)
    .$if(last !== undefined, (query) =>
      query.where((row) =>
        row(
          row.refTuple('reports.created_at', 'reports.id'),
          '<',
          row.tuple(last?.created_at ?? 0, last?.id ?? ''),
        ),
      ),
    )
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
}

function ownReportsQuery(db: Queries, reporterId: string) {
  return (
    db
      .selectFrom('reports')
      // After a transfer the reporter no longer sees the asset's picture.
      .leftJoin('assets', assetOwnedBy('reports', 'reporter_id'))
      .selectAll('reports')
      .select('assets.image_url as asset_image_url')
      .where('reports.reporter_id', '=', reporterId)
  )
}

/** Changes a report; undefined if its stage has changed since it was read. */
export async function changeReport(
  tx: Queries,
  { id, stage }: Pick<ReportRow, 'id' | 'stage'>,
  change: Partial<Omit<ReportRow, 'id' | 'asset_id' | 'reporter_id'>>,
) {
  return updateRow(tx, 'reports', { id, stage }, change)
}

/** Counts an edit of the open report of an asset. */
export async function countRewording(tx: Queries, assetId: string): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ edits: sql<number>`coalesce(edits, 0) + 1` })
    .where('asset_id', '=', assetId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Gives a user's reports of an asset its new name. */
export async function renameReports(
  tx: Queries,
  { assetId, reporterId }: { assetId: string; reporterId: string },
  name: string,
): Promise<void> {
  await updateRows(tx, 'reports', { asset_id: assetId, reporter_id: reporterId }, { name })
}

/**
 * Open reports on these identifiers that wait for staff because of others who had registered them, and
 * finds that somebody who registered them later calls theirs.
 */
export async function heldReportsOn(tx: Queries, identities: readonly Identity[]) {
  if (identities.length === 0) return []
  return heldReports(tx, {
    identifiers: identities.map(({ namespace, key }) => ({ namespace, key })),
  })
}

/** A find is pending if it is held, or if somebody calls it theirs. */
export const isWaiting = sql<boolean>`(reports.held = 1
  or (reports.stage = 'pending' and reports.reported_as = 'Found'))`

const heldReports = precompiledQuery((db, { identifiers }: { identifiers: Identity[] }) =>
  db
    .selectFrom('identifiers')
    .innerJoin('reports', 'reports.asset_id', 'identifiers.asset_id')
    .where(isOneOf(identifiers, 'identifiers'))
    .where('reports.closed_at', 'is', null)
    .where(isWaiting)
    .selectAll('reports')
    .distinct(),
)

/** When a user's nth newest report was made; undefined if that was not after `since`. */
export async function nthReportSince(
  db: Queries,
  reporterId: string,
  since: number,
  nth: number,
): Promise<number | undefined> {
  const [row] = await reportsSince(db, { reporterId, since, before: nth - 1 })
  return row?.created_at
}

export const reportsSince = precompiledQuery(
  (db, { reporterId, since, before }: { reporterId: string; since: number; before: number }) =>
    db
      .selectFrom('reports')
      .where('reporter_id', '=', reporterId)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .select('created_at')
      .limit(1)
      .offset(before),
)

/** A user's open reports. */
export async function openReportsOf(db: Queries, reporterId: string) {
  return findRows(db, 'reports', { reporter_id: reporterId, closed_at: null })
}

/** The columns that change when a reporter closes a report. */
export function closedColumns(closing: Closing, now: number) {
  return {
    status: 'Found',
    stage: 'inactive',
    closed_at: now,
    outcome: outcomeOfClosing[closing],
  } as const
}

/** Any user's report, for staff. */
export async function findReport(db: Queries, id: string): Promise<ReportRow | undefined> {
  const [report] = await anyReport(db, { id })
  return report
}

const anyReport = precompiledQuery((db, { id }: { id: string }) =>
  db.selectFrom('reports').selectAll().where('id', '=', id),
)
/** Whether the reporter still owns the asset of a report. */
export async function isStillTheirs(
  tx: Queries,
  { asset_id, reporter_id }: Pick<ReportRow, 'asset_id' | 'reporter_id'>,
): Promise<boolean> {
  const own = await findRow(tx, 'assets', { id: asset_id, owner_id: reporter_id })
  return own !== undefined
}

export async function hasOpenReport(tx: Queries, assetId: string): Promise<boolean> {
  const open = await findRow(tx, 'reports', { asset_id: assetId, closed_at: null })
  return open !== undefined
}
