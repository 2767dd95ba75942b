import { createReportInput } from '../../src/api/reports/reports.ts'
import { parseState } from '../../src/domain/places/states.ts'
import {
  type Closing,
  firstStage,
  outcomeOfClosing,
  outcomeOfDecision,
  type ReportStage,
} from '../../src/domain/reports/reports.ts'
import type { EntryRole } from '../../src/domain/transparency/entries.ts'
import type { ReportRow } from '../../src/server/db/tables.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { parseInput } from '../../src/server/lib/parse-input.ts'
import { identifiersOfAsset } from '../../src/server/queries/assets/identifiers.ts'
import {
  changeReport,
  insertReport,
  untouchedReport,
} from '../../src/server/queries/reports/reports.ts'
import type { TransactionContext } from '../../src/server/services/context.ts'
import { settleLogged } from '../../src/server/services/disputes/settle-claims.ts'
import {
  recordVerdictChange,
  toReportState,
} from '../../src/server/services/proofs/log-verdict-change.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { admin, type DemoReport } from './content.ts'

/** Days between the report and its end. */
const daysOpen: Record<string, number> = {
  recovered: 6,
  'handed over': 4,
  'closed by us': 1,
  'put away': 30,
}

/** A user reports an item, staff decide where needed, and the report is closed or stays open. */
export function actionsOfReport(
  { calendar, idOf }: DemoContext,
  asset: { id: string; name: string; imageUrl: string },
  { by, status, end, daysAgo, time, seenAt, location, picture, description, reason }: DemoReport,
): Action[] {
  const id = newId()
  const madeOn = Number(daysAgo)
  const endedAt = calendar.at(madeOn - (daysOpen[end] ?? 0), '18:30')
  const input = parseInput(createReportInput, {
    assetId: asset.id,
    status,
    description,
    // What was lost in the evening is reported in the morning.
    lastSeenDate: calendar.day(seenAt > time ? madeOn + 1 : madeOn),
    lastSeenTime: seenAt,
    location,
    imageUrl: picture ? asset.imageUrl : undefined,
  })

  const reports = loggedAction(calendar.at(madeOn, time), async (tx, ctx) => {
    const report = await insertReport(tx, {
      ...untouchedReport,
      id,
      asset_id: asset.id,
      reporter_id: idOf(by),
      status: input.status,
      stage: firstStage(input.status),
      reported_as: input.status,
      name: asset.name,
      description: input.description,
      last_seen_date: input.lastSeenDate ?? null,
      last_seen_time: seenAt,
      location,
      state: parseState(location),
      image_url: input.imageUrl ?? null,
      police_reference: null,
      police_station: null,
      created_at: ctx.now,
    })
    if (report) recordVerdictChange(ctx, report, null, { role: 'reporter' })
    await settleLogged(ctx, await identifiersOfAsset(tx, asset.id))
    const details = { status }
    return { actorId: idOf(by), action: 'create', entity: 'report', entityId: id, details }
  })

  const decides = (at: number, from: ReportStage, to: Exclude<ReportStage, 'pending'>) =>
    loggedAction(at, async (_, ctx) => {
      await change(ctx, id, from, 'staff', {
        stage: to,
        ...(to === 'active'
          ? { confirmed_at: at }
          : { closed_at: at, reason: reason || null, outcome: outcomeOfDecision(from, to) }),
      })
      const reasoned = to !== 'active' && reason ? { reasoned: true } : {}
      const details = { from, to, role: 'admin', ...reasoned }
      return { actorId: idOf(admin), action: 'moderate', entity: 'report', entityId: id, details }
    })
  const closes = (closing: Closing) =>
    loggedAction(endedAt, async (_, ctx) => {
      await change(ctx, id, 'active', 'reporter', {
        status: 'Found',
        stage: 'inactive',
        closed_at: endedAt,
        outcome: outcomeOfClosing[closing],
      })
      const details = { fields: [], status: closing }
      return { actorId: idOf(by), action: 'update', entity: 'report', entityId: id, details }
    })

  const decidedAt = calendar.at(madeOn - 1, '11:15')
  const confirmed =
    status === 'Stolen' && end !== 'rejected' ? [decides(decidedAt, 'pending', 'active')] : []
  switch (end) {
    case 'under review':
      return [reports]
    case 'open':
      return [reports, ...confirmed]
    case 'rejected':
      return [reports, decides(decidedAt, 'pending', 'inactive')]
    case 'recovered':
      return [reports, ...confirmed, closes('Found')]
    case 'handed over':
      return [reports, closes('Handed over')]
    case 'closed by us':
      return [reports, ...confirmed, decides(endedAt, 'active', 'inactive')]
    case 'put away':
      return [reports, ...confirmed, decides(endedAt, 'active', 'archived')]
    default:
      throw new Error(`no report ends “${end}”`)
  }
}

async function change(
  ctx: Pick<TransactionContext, 'tx' | 'verdictChanges' | 'now'>,
  id: string,
  stage: ReportStage,
  role: EntryRole,
  columns: Partial<ReportRow>,
): Promise<void> {
  const after = await changeReport(ctx.tx, { id, stage }, columns)
  if (!after) throw new Error(`a report is not ${stage}`)
  recordVerdictChange(ctx, after, toReportState({ ...after, stage }), { role })
}
