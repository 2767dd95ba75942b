import { sql } from 'kysely'
import { noticeKinds } from '../../../domain/notifications/tasks.ts'
import type { Queries } from '../../db/database.ts'
import type { NotificationRow } from '../../db/tables.ts'
import { labelMessagesQuery } from '../conversations/label-messages.ts'
import { identifierOfClaim } from '../joins.ts'
import { notificationsQuery } from './notifications.ts'

/** The maximum of tasks of each kind. Users see further tasks once these are done. */
const maxEach = 20

/** Messages about labels that their owner has not marked as done. */
export async function openLabelMessages(db: Queries, ownerId: string) {
  return openLabelMessagesQuery(db, ownerId).execute()
}

export function openLabelMessagesQuery(db: Queries, ownerId: string) {
  return labelMessagesQuery(db, ownerId, { open: true }).limit(maxEach)
}

/**
 * Unread notifications of the kinds that the first screen shows until they are read, and the questions of
 * staff about reports that have no answer: the newest of each kind, then the second of each. So nobody
 * buries another kind with many of one.
 */
export async function unreadNotices(db: Queries, userId: string): Promise<NotificationRow[]> {
  const ranked = notificationsQuery(db, userId)
    .selectAll()
    .where((is) =>
      is.or([
        is.and([is('read_at', 'is', null), is('kind', 'in', [...noticeKinds])]),
        is.and([is('kind', '=', 'report-question'), is.exists(unansweredReport(db, userId))]),
      ]),
    )
    .select(sql<number>`row_number() over (partition by kind order by created_at desc)`.as('turn'))
  return db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .orderBy('turn')
    .orderBy('created_at', 'desc')
    .limit(maxEach)
    .execute()
}

/** The report of a question of staff, until they decide or its owner changes it or its asset. */
function unansweredReport(db: Queries, userId: string) {
  return db
    .selectFrom('reports')
    .innerJoin('assets', 'assets.id', 'reports.asset_id')
    .whereRef('reports.id', '=', sql.ref('notifications.subject_id'))
    .where('reports.stage', '=', 'pending')
    .where('reports.reason', 'is not', null)
    .whereRef('assets.updated_at', '<=', sql.ref('notifications.created_at'))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('activity_log')
            .where('entity', '=', 'report')
            .whereRef('entity_id', '=', 'reports.id')
            .whereRef('at', '>', sql.ref('notifications.created_at'))
            .where('actor_id', '=', userId)
            .where('action', '=', 'update')
            .select('seq'),
        ),
      ),
    )
    .select('reports.id')
}

/** Evidence that staff requested in open disputes, unless the owner has changed the asset since. */
export async function evidenceAskedOf(db: Queries, ownerId: string) {
  return evidenceQuery(db, ownerId).execute()
}

function evidenceQuery(db: Queries, ownerId: string) {
  return db
    .selectFrom('dispute_claims')
    .innerJoin('disputes', 'disputes.id', 'dispute_claims.dispute_id')
    .innerJoin('identifiers', identifierOfClaim)
    .innerJoin('assets', 'assets.id', 'identifiers.asset_id')
    .where('dispute_claims.owner_id', '=', ownerId)
    .where('dispute_claims.claim_status', '=', 'claims')
    .where('dispute_claims.evidence_requested_at', 'is not', null)
    .where('disputes.status', '=', 'open')
    .whereRef('assets.updated_at', '<=', 'dispute_claims.evidence_requested_at')
    .select([
      'assets.id',
      'assets.name',
      'dispute_claims.requested_evidence',
      'dispute_claims.evidence_requested_at',
    ])
    .limit(maxEach)
}

/** Assets whose warranty ends from day `from` to day `to`, like `2026-03-04`. */
export async function warrantiesEnding(db: Queries, ownerId: string, from: string, to: string) {
  return db
    .selectFrom('assets')
    .where('owner_id', '=', ownerId)
    .where('warranty_until', '>=', from)
    .where('warranty_until', '<=', to)
    .select(['id', 'name', 'warranty_until', 'created_at'])
    .orderBy('warranty_until')
    .limit(maxEach)
    .execute()
}
