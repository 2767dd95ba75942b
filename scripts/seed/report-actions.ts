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
import { type Action, type SeedContext, seedAction } from './action.ts'
import type { PlannedReport } from './plan.ts'
import { type SeedUser, staffWith } from './users.ts'

interface ReportedAsset {
  id: string
  owner: SeedUser
  name: string
  imageUrl: string
}

/** A user reports an asset, staff decide where needed, and the report is closed or stays open. */
export function actionsOfReport(
  { random, idOf }: SeedContext,
  { id: assetId, owner, name, imageUrl }: ReportedAsset,
  { scenario, madeAt, decidedAt, endedAt, lastSeenDate, hasPicture: hasImage }: PlannedReport,
): Action[] {
  const { status, end, location, reason } = scenario
  const id = newId()
  const input = parseInput(createReportInput, {
    assetId,
    status,
    description: scenario.description,
    lastSeenDate,
    lastSeenTime: scenario.time,
    location,
    imageUrl: hasImage ? imageUrl : undefined,
  })

  const reports = seedAction(madeAt, async (tx, ctx) => {
    const reporterId = idOf(owner)
    const report = await insertReport(tx, {
      ...untouchedReport,
      id,
      asset_id: assetId,
      reporter_id: reporterId,
      status,
      stage: firstStage(status),
      reported_as: status,
      name,
      description: input.description,
      last_seen_date: lastSeenDate,
      last_seen_time: scenario.time,
      location,
      state: parseState(location),
      image_url: input.imageUrl ?? null,
      police_reference: null,
      police_station: null,
      created_at: madeAt,
    })
    if (report) recordVerdictChange(ctx, report, null, { role: 'reporter' })
    await settleLogged(ctx, await identifiersOfAsset(tx, assetId))
    const details = { status }
    return { actorId: reporterId, action: 'create', entity: 'report', entityId: id, details }
  })

  const decides = (at: number, from: ReportStage, to: Exclude<ReportStage, 'pending'>) => {
    const by = staffWith(random.chance(0.8) ? 'admin' : 'super-admin')
    return seedAction(at, async (_, ctx) => {
      await change(ctx, id, from, 'staff', {
        stage: to,
        ...(to === 'active'
          ? { confirmed_at: at }
          : { closed_at: at, reason: reason ?? null, outcome: outcomeOfDecision(from, to) }),
      })
      const reasoned = to !== 'active' && reason ? { reasoned: true } : {}
      const details = { from, to, role: by.role, ...reasoned }
      return { actorId: idOf(by), action: 'moderate', entity: 'report', entityId: id, details }
    })
  }
  const closes = (closing: Closing) =>
    seedAction(endedAt, async (_, ctx) => {
      await change(ctx, id, 'active', 'reporter', {
        status: 'Found',
        stage: 'inactive',
        closed_at: endedAt,
        outcome: outcomeOfClosing[closing],
      })
      const details = { fields: [], status: closing }
      return { actorId: idOf(owner), action: 'update', entity: 'report', entityId: id, details }
    })

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
