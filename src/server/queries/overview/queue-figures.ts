import { type QueueKind, queueKinds } from '../../../api/overview/overview.ts'
import { hoursMs } from '../../../domain/durations.ts'
import type { Queries } from '../../db/database.ts'
import { readCounters } from '../counters.ts'
import { countPendingTasks } from './pending-tasks.ts'

/**
 * The time of the oldest row in each queue. Each query reads one row of an index; that of changes reads
 * those that wait, which are few.
 */
function oldestWaitingQueries(db: Queries) {
  return {
    'pending-items': db
      .selectFrom('reports')
      .where('stage', '=', 'pending')
      .select('created_at as since')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1),
    'open-disputes': db
      .selectFrom('disputes')
      .where('status', '=', 'open')
      .select('opened_at as since')
      .orderBy('opened_at')
      .orderBy('id')
      .limit(1),
    'open-complaints': db
      .selectFrom('complaints')
      .where('state', '=', 'open')
      .select('created_at as since')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1),
    'pending-merchants': db
      .selectFrom('merchants')
      .where('status', '=', 'pending')
      .select('applied_at as since')
      .orderBy('applied_at')
      .orderBy('id')
      .limit(1),
    'merchant-changes': db
      .selectFrom('merchants')
      .where('pending_since', 'is not', null)
      .select((eb) => eb.fn.min('pending_since').as('since')),
  } as const
}

async function oldestWaiting(db: Queries, kind: QueueKind): Promise<number | null> {
  const row = await oldestWaitingQueries(db)[kind].executeTakeFirst()
  return row?.since ?? null
}

/** The minimum number of decisions for a meaningful median. */
const minDecisions = 5
const maxDecisions = 50

type DecidedEntity = 'report' | 'dispute' | 'complaint' | 'merchant'

/** The latest decisions of staff on one kind of record, with the time when each began to wait. */
function recentDecisionsQuery(db: Queries, entity: DecidedEntity) {
  const decisions = db
    .selectFrom('activity_log')
    .where('entity', '=', entity)
    .where('action', '=', 'moderate')
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(maxDecisions)
    .select(['at', 'entity_id', 'details'])
    .as('decisions')
  const from = db.selectFrom(decisions)
  if (entity === 'report') {
    return from
      .innerJoin('reports', 'reports.id', 'decisions.entity_id')
      .select(['decisions.at', 'decisions.details', 'reports.created_at as since'])
  }
  if (entity === 'dispute') {
    return from
      .innerJoin('disputes', 'disputes.id', 'decisions.entity_id')
      .select(['decisions.at', 'decisions.details', 'disputes.opened_at as since'])
  }
  if (entity === 'merchant') {
    return from
      .innerJoin('merchants', 'merchants.id', 'decisions.entity_id')
      .select(['decisions.at', 'decisions.details', 'merchants.applied_at as since'])
  }
  return from
    .innerJoin('complaints', 'complaints.id', 'decisions.entity_id')
    .select(['decisions.at', 'decisions.details', 'complaints.created_at as since'])
}

/**
 * The median time in milliseconds to a decision, in the whole hours that owners and staff both read;
 * null if there were too few.
 */
async function medianDecisionMs(db: Queries, entity: DecidedEntity): Promise<number | null> {
  const rows = await recentDecisionsQuery(db, entity).execute()
  const waits = rows
    .filter(({ details }) => isFirstDecision(JSON.parse(details)))
    .map(({ at, since }) => at - since)
    .sort((a, b) => a - b)
  if (waits.length < minDecisions) return null
  const medianMs = waits[Math.floor(waits.length / 2)] ?? 0
  return hoursMs(Math.max(2, Math.ceil(medianMs / hoursMs(1))))
}

/** How many hours our team usually takes to decide; null if too few were decided. */
export async function usualHours(db: Queries, entity: DecidedEntity): Promise<number | null> {
  const medianMs = await medianDecisionMs(db, entity)
  return medianMs === null ? null : medianMs / hoursMs(1)
}

/** False for a question, a reopening, the closing of an active report or a change of a listed business. */
function isFirstDecision({
  from,
  asked,
  change,
}: {
  from?: string
  asked?: string
  change?: string
}): boolean {
  return (
    asked === undefined &&
    change === undefined &&
    (from === undefined || from === 'pending' || from === 'open')
  )
}

/**
 * The entity of each queue in the activity log. Null for changes: when one began to wait is forgotten with
 * its decision, so there is no median.
 */
const decidedEntities = {
  'pending-items': 'report',
  'open-disputes': 'dispute',
  'open-complaints': 'complaint',
  'pending-merchants': 'merchant',
  'merchant-changes': null,
} as const satisfies Record<QueueKind, string | null>

/** For each queue: its length, the time of its oldest record, and the median time to a decision. */
export async function queueFigures(db: Queries) {
  const counts = await readCounters(db, ['items.status.pending', 'disputes.status.open'])
  const countOf = (kind: QueueKind) => {
    if (kind === 'pending-items') return counts['items.status.pending']
    if (kind === 'open-disputes') return counts['disputes.status.open']
    return countPendingTasks(db, kind)
  }
  const figures = []
  for (const kind of queueKinds) {
    const entity = decidedEntities[kind]
    figures.push({
      kind,
      count: await countOf(kind),
      oldestAt: await oldestWaiting(db, kind),
      medianMs: entity === null ? null : await medianDecisionMs(db, entity),
    })
  }
  return figures
}
