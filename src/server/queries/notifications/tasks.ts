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
 * Unread notifications of the kinds that the first screen shows until they are read: the newest of each
 * kind, then the second of each. So nobody buries another kind with many of one.
 */
export async function unreadNotices(db: Queries, userId: string): Promise<NotificationRow[]> {
  const ranked = notificationsQuery(db, userId)
    .selectAll()
    .where('read_at', 'is', null)
    .where('kind', 'in', [...noticeKinds])
    .select(sql<number>`row_number() over (partition by kind order by created_at desc)`.as('turn'))
  return db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .orderBy('turn')
    .orderBy('created_at', 'desc')
    .limit(maxEach)
    .execute()
}

/** Ownership questions of these matches that have no right answer yet. */
export async function openQuestions(db: Queries, matchIds: readonly string[]) {
  if (matchIds.length === 0) return []
  return db
    .selectFrom('ownership_questions')
    .where('match_id', 'in', [...matchIds])
    .where('answered_at', 'is', null)
    .where('tries_left', '>', 0)
    .select(['match_id', 'created_at'])
    .execute()
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
