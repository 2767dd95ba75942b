import { Problem } from '../../api/problem.ts'
import { updateReport } from '../../api/update-report.ts'
import { isOpen, refuseClosing } from '../../domain/reports.ts'
import { stateNamedIn } from '../../domain/states.ts'
import { changedColumns } from '../changed-columns.ts'
import { claimPictures } from '../claim-pictures.ts'
import type { Reports } from '../db/tables.ts'
import { closeMatching, lockKeysOf, openMatching } from '../matching.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { lockIdentities } from '../queries/disputes.ts'
import { identifiersOfAsset } from '../queries/identifiers.ts'
import {
  changeReport,
  closedColumns,
  countRewording,
  findOwnReport,
  toReportRecord,
} from '../queries/reports.ts'
import { requireUnchanged } from '../require-unchanged.ts'
import { route } from '../route.ts'
import { requirePastDay } from './create-report.ts'

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

export const updateReportRoute = route(updateReport, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('change', caller.id)
  const { id, status: closing, before, ...change } = input
  const at = now()
  requirePastDay(input.lastSeenDate, at)
  if (Object.keys(columns).some((field) => field in change)) {
    await limiter.take('rewordReport', `${caller.id} ${id}`)
    await limiter.take('reword', caller.id)
  }
  const changed = await database.write(async (tx) => {
    const report = requireFound(await findOwnReport(tx, caller.id, id), 'report')
    if (!isOpen(report.stage)) {
      throw new Problem('REPORT_CLOSED', 'change')
    }
    const refusal = closing && refuseClosing(report.status, closing)
    if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
    await lockIdentities(database, tx, await identifiersOfAsset(tx, report.asset_id))
    // Read again: of two changes at once the second waited for the first at the lock.
    const standing = await findOwnReport(tx, caller.id, id)
    if (standing) requireUnchanged(toReportRecord(standing), before, change)
    if (closing) await lockKeysOf(database, tx, id)
    await claimPictures(tx, { imageUrl: input.imageUrl }, caller.id, at)
    const changed = changedColumns<Reports>({ ...change, state: stateAfter(change) }, columns)
    const fields = fieldsThatDiffer(report, changed)
    if (fields.length > 0) await countRewording(tx, report.asset_id)
    const after = await changeReport(tx, report, {
      stage: report.stage,
      ...changed,
      ...(closing && closedColumns(closing, at)),
    })
    if (!after) throw new Problem('REPORT_CLOSED', 'changed')
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'update',
        entity: 'report',
        entityId: id,
        details: {
          fields,
          ...(closing && { status: closing }),
        },
      },
      at,
    )
    const act = { actorId: caller.id, now: at }
    if (!closing) await openMatching(services, tx, id, act)
    else await closeMatching(services, tx, after, 'recovered', act)
    return { ...after, asset_image_url: report.asset_image_url }
  })
  return { data: toReportRecord(changed) }
})

/** The fields whose value is another now, for the log: their names alone. */
function fieldsThatDiffer(before: Reports, changed: Partial<Reports>): string[] {
  const differing = Object.entries(columns).filter(
    ([, column]) => column in changed && changed[column] !== before[column],
  )
  return differing.map(([field]) => field)
}

/** The state that was chosen or emptied, else the one that a new place names, else the one it has. */
function stateAfter(change: { state?: string | null | undefined; location?: string | undefined }) {
  if (change.state !== undefined) return change.state
  return stateNamedIn(change.location ?? '') ?? undefined
}
