import { hash, randomBytes } from 'node:crypto'
import {
  commitmentInput,
  type EntryKind,
  entryTimeOf,
  identifierText,
  nonceBytes,
} from '../../../domain/transparency/entries.ts'
import {
  entryKindOf,
  publicStatusOf,
  type ReportState,
} from '../../../domain/transparency/verdict-changes.ts'
import { webhookEventOf } from '../../../domain/webhooks/events.ts'
import type { ReportRow } from '../../db/tables.ts'
import { newOrderedId } from '../../lib/ids.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { insertLogEntries, type NewLogEntry } from '../../queries/proofs/log-entries.ts'
import type { TransactionContext } from '../context.ts'
import { queueWebhooks, type WatchedEvent } from '../webhooks/queue-webhooks.ts'
import type { Identity, VerdictActor, VerdictChange } from './verdict-change.ts'

type Changes = Pick<TransactionContext, 'verdictChanges' | 'now'>

export function toReportState({
  reported_as,
  stage,
  held,
}: Pick<ReportRow, 'reported_as' | 'stage' | 'held'>): ReportState {
  return { reportedAs: reported_as, stage, held: held === 1 }
}

/**
 * Records that a report was created or changed. If its public status differs at the end of the
 * transaction, `inTransaction` writes one entry of the public log for all its changes.
 */
export function recordVerdictChange(
  { verdictChanges, now }: Changes,
  report: ReportRow,
  before: ReportState | null,
  by: VerdictActor & { identifiers?: readonly Identity[] | undefined },
): void {
  const earlier = verdictChanges.get(report.id)
  verdictChanges.set(report.id, {
    ...by,
    ...(earlier && { role: earlier.role }),
    at: now,
    identifiers: by.identifiers ?? earlier?.identifiers,
    before: earlier ? earlier.before : before,
    after: report,
    assetId: report.asset_id,
  })
}

/** Records that a report and its identifiers are erased with the account of the reporter. */
export function recordErasedReport(
  { verdictChanges, now }: Changes,
  report: ReportRow,
  identifiers: readonly Identity[],
): void {
  verdictChanges.set(report.id, {
    role: 'reporter',
    at: now,
    before: toReportState(report),
    after: null,
    assetId: report.asset_id,
    identifiers,
  })
}

/**
 * Writes the public log entries of a transaction and queues the webhooks of watched identifiers. A
 * report whose public status is the same gets neither.
 */
export async function writeVerdictChanges({
  database,
  tx,
  verdictChanges,
}: Pick<TransactionContext, 'database' | 'tx' | 'verdictChanges'>): Promise<void> {
  const entries: NewLogEntry[] = []
  const watched: WatchedEvent[] = []
  for (const [reportId, change] of verdictChanges) {
    const kind = kindOf(change)
    if (kind === null) continue
    const identifiers = change.identifiers ?? (await identifiersOfAsset(tx, change.assetId))
    const texts = identifiers.map(identifierText).sort()
    const nonce = randomBytes(nonceBytes)
    const id = newOrderedId(change.at)
    const entry = { id, kind, role: change.role, time: entryTimeOf(change.at) }
    const commitment = hash('sha256', commitmentInput(nonce, texts), 'base64')
    const opening = {
      report_id: reportId,
      identifiers: JSON.stringify(texts),
      nonce: nonce.toString('base64'),
    }
    entries.push({ ...entry, commitment, opening: change.after === null ? null : opening })
    const [before, after] = [change.before, change.after && toReportState(change.after)]
    const event = webhookEventOf(before, after)
    if (!event) continue
    const report = {
      id: reportId,
      before: before && publicStatusOf(before),
      after: after && publicStatusOf(after),
    }
    watched.push({ event, report, identifiers, at: change.at })
  }
  if (entries.length > 0) await insertLogEntries(database, tx, entries)
  await queueWebhooks({ database, tx }, watched)
}

function kindOf({ before, after, kind }: VerdictChange): EntryKind | null {
  if (after === null) return before && publicStatusOf(before) !== null ? 'erased' : null
  const changed = entryKindOf({
    before,
    after: { ...toReportState(after), outcome: after.outcome },
  })
  return changed && (kind ?? changed)
}
