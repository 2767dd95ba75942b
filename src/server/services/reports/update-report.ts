import type { toggleChecklistStep } from '../../../api/assets/assets.ts'
import { Problem } from '../../../api/problem.ts'
import type { updateReport } from '../../../api/reports/reports.ts'
import { parseState } from '../../../domain/places/states.ts'
import {
  firstStage,
  isOpen,
  needsPasswordToChange,
  whyCannotChangeStatus,
} from '../../../domain/reports/reports.ts'
import type { ReportRow } from '../../db/tables.ts'
import { assertNotModified, requireFound } from '../../lib/preconditions.ts'
import { toPatchColumns } from '../../lib/to-patch-columns.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { deleteBlockingKeys } from '../../queries/matching/blocking-keys.ts'
import {
  closedColumns,
  countRewording,
  doneStepsOf,
  findOwnReport,
  toReportRecord,
} from '../../queries/reports/reports.ts'
import { requireSettledPassword } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches, matchReportById } from '../matching/match-report.ts'
import { inTransaction } from '../transaction.ts'
import { attachUploads } from '../uploads/uploads.ts'
import { changeReportLogged, notifyLossClosed, requirePastDay } from './change-report.ts'

const closed = () => new Problem('REPORT_CLOSED', 'steps')

export async function toggleChecklistStepUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof toggleChecklistStep>,
) {
  const { database } = ctx
  const { id, step, done } = input
  const changed = await inTransaction(ctx, async (ctx, tx) => {
    // The list is read and written as a whole: without the lock, one of two ticks could be lost.
    await database.lock(tx, `steps:${id}`)
    const report = requireFound(await findOwnReport(tx, currentUser.id, id), 'report')
    if (!isOpen(report.stage)) throw closed()
    const others = doneStepsOf(report).filter((each) => each !== step)
    const steps = JSON.stringify(done ? [...others, step] : others)
    const change = { completed_steps: steps }
    const after = await changeReportLogged(ctx, report, change, { role: 'reporter' })
    if (!after) throw closed()
    const details = { step, done }
    logActivity(ctx, { action: 'update', entity: 'report steps', entityId: id, details })
    return { ...after, asset_image_url: report.asset_image_url }
  })
  return toReportRecord(changed)
}

const columns = {
  description: 'description',
  lastSeenDate: 'last_seen_date',
  lastSeenTime: 'last_seen_time',
  location: 'location',
  state: 'state',
  imageUrl: 'image_url',
  policeReference: 'police_reference',
  policeStation: 'police_station',
} as const

/** A theft that began as a loss waits for staff like any other. */
const becomesTheft = {
  status: 'Stolen',
  reported_as: 'Stolen',
  stage: firstStage('Stolen'),
  // An earlier message of staff would be shown as their question.
  reason: null,
} as const

export async function updateReportUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof updateReport>,
) {
  const { database, limiter, withMinDuration, now } = ctx
  const { id, status: to, stillMissing, before, ...change } = input
  const closing = to === 'Stolen' ? undefined : to
  requirePastDay(ctx, input.lastSeenDate)
  if (Object.keys(columns).some((field) => field in change)) {
    await limiter.consume('rewordReport', `${currentUser.id} ${id}`)
    await limiter.consume('reword', currentUser.id)
  }
  // The response time must not reveal whether the new words resemble what somebody found.
  const work = inTransaction(ctx, async (ctx, tx) => {
    const report = requireFound(await findOwnReport(tx, currentUser.id, id), 'report')
    if (!isOpen(report.stage)) {
      throw new Problem('REPORT_CLOSED', 'change')
    }
    const refusal = to && whyCannotChangeStatus(report.status, to)
    if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
    const changesLoss = to !== undefined && needsPasswordToChange(report.status)
    if (changesLoss) requireSettledPassword(ctx, currentUser)
    await lockIdentities(database, tx, await identifiersOfAsset(tx, report.asset_id))
    // Read again: a concurrent change may have held the lock.
    const current = await findOwnReport(tx, currentUser.id, id)
    if (current) assertNotModified(toReportRecord(current), before, change)
    if (to) await lockBlockingKeysOf(ctx, id)
    await attachUploads(ctx, { imageUrl: input.imageUrl }, currentUser.id)
    const changed = toPatchColumns<ReportRow>({ ...change, state: stateAfter(change) }, columns)
    const fields = fieldsThatDiffer(report, changed)
    if (fields.length > 0) await countRewording(tx, report.asset_id)
    const confirms = stillMissing && !to && report.status !== 'Found'
    const columnsAfter = {
      stage: report.stage,
      ...changed,
      ...(closing && closedColumns(closing, now)),
      ...(to === 'Stolen' && becomesTheft),
      ...(confirms && { still_missing_at: now }),
    }
    const after = await changeReportLogged(ctx, report, columnsAfter, { role: 'reporter' })
    if (!after) throw new Problem('REPORT_CLOSED', 'changed')
    logActivity(ctx, {
      action: 'update',
      entity: 'report',
      entityId: id,
      details: {
        fields,
        ...(to && { status: to }),
        ...(confirms && { confirmation: 'still' }),
      },
    })
    if (closing) await closeMatches(ctx, after, 'recovered')
    // Its matches stay: who found it is not told that it is back. New ones wait until staff confirm it.
    else if (to) await deleteBlockingKeys(tx, id)
    else await matchReportById(ctx, id)
    if (closing && changesLoss) await notifyLossClosed(ctx, after)
    return { ...after, asset_image_url: report.asset_image_url }
  })
  return toReportRecord(await withMinDuration(work))
}

/** Names of the changed fields, for the log. */
function fieldsThatDiffer(before: ReportRow, changed: Partial<ReportRow>): string[] {
  const differing = Object.entries(columns).filter(
    ([, column]) => column in changed && changed[column] !== before[column],
  )
  return differing.map(([field]) => field)
}

/** The state in the request, even if empty; else the state of the new place; else undefined. */
function stateAfter(change: { state?: string | null | undefined; location?: string | undefined }) {
  if (change.state !== undefined) return change.state
  return parseState(change.location ?? '') ?? undefined
}
