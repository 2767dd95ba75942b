import type { DisputeSide } from '../../../api/disputes/disputes.ts'
import { daysMs } from '../../../domain/durations.ts'
import type { Queries } from '../../db/database.ts'
import { countRows } from '../count-rows.ts'
import { findRow } from '../rows-by-columns.ts'

const weekMs = daysMs(7)
const monthMs = daysMs(30)

/**
 * What the account of a claimant tells staff: a fence's is young, registered much at once, and has
 * lost other disputes. `now` is when staff look.
 */
export async function accountOfClaimant(
  db: Queries,
  ownerId: string,
  disputeId: string,
  now: number,
): Promise<DisputeSide['account']> {
  const user = await findRow(db, 'users', { id: ownerId })
  const createdAt = user?.created_at ?? 0
  const registered = (from: number, to: number) =>
    countRows(
      db
        .selectFrom('assets')
        .where('owner_id', '=', ownerId)
        .where('created_at', '>=', from)
        .where('created_at', '<=', to),
    )
  const others = db
    .selectFrom('dispute_claims')
    .where('owner_id', '=', ownerId)
    .where('dispute_id', '!=', disputeId)
  const business = await findRow(db, 'merchants', { owner_id: ownerId, status: 'verified' })
  const [phone] = await db
    .selectFrom('phone_verifications')
    .where('user_id', '=', ownerId)
    .where('verified_at', 'is not', null)
    .select('id')
    .limit(1)
    .execute()
  return {
    createdAt,
    phoneVerified: phone !== undefined,
    isBusiness: business !== undefined,
    firstWeek: await registered(createdAt, createdAt + weekMs),
    lastMonth: await registered(now - monthMs, now),
    disputes: await countRows(others),
    refused: await countRows(others.where('claim_status', '=', 'refused')),
  }
}
