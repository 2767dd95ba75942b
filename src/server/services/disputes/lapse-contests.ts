import { contestMs, winnerAtDeadline } from '../../../domain/disputes/disputes.ts'
import type { DisputeRow } from '../../db/tables.ts'
import { findDispute, findDisputeRecord } from '../../queries/disputes/admin-disputes.ts'
import { lapseClaims, overdueDisputesQuery } from '../../queries/disputes/contests.ts'
import { decideSides, lockIdentities } from '../../queries/disputes/disputes.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import { type AppContext, type Context, contextOf } from '../context.ts'
import { eachDespiteErrors } from '../each-despite-errors.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { logContest } from '../proofs/log-contest.ts'
import { inTransaction } from '../transaction.ts'
import { openDisputes } from './settle-claims.ts'

const batchSize = 50

/**
 * Ends contests at their deadline where the first registrant, who is not suspended, has a receipt and
 * nobody else has said anything; all others wait for staff. Returns how many it ended.
 */
export async function lapseContests(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  return eachDespiteErrors(overdueDisputes(ctx), ({ id }) => lapse(ctx, id))
}

async function* overdueDisputes({ database, now }: Context): AsyncIterable<DisputeRow> {
  for (let after = { openedAt: -1, id: '' }; ; ) {
    const range = { openedBefore: now - contestMs, after }
    const overdue = await overdueDisputesQuery(database.read, range, batchSize).execute()
    yield* overdue
    const last = overdue.at(-1)
    if (!last || overdue.length < batchSize) return
    after = { openedAt: last.opened_at, id: last.id }
  }
}

async function lapse(ctx: Context, id: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx, tx) => {
    const { database, now } = ctx
    const dispute = await findDispute(tx, id)
    if (!dispute) return false
    await lockIdentities(database, tx, [dispute])
    const record = await findDisputeRecord(tx, id, now)
    if (record?.status !== 'open') return false
    const sides = record.claims.filter(
      ({ status, asset, isFinder }) => status === 'claims' && asset !== null && !isFinder,
    )
    const winnerId = winnerAtDeadline(
      sides.map(({ owner, asset, statement, reports }) => ({
        ownerId: owner.id,
        hasReceipt: Boolean(asset?.receiptUrl),
        hasStatement: statement !== null,
        hasReport: reports.length > 0,
      })),
    )
    if (winnerId === null || (await findUser(tx, winnerId))?.status !== 'active') return false
    await lapseClaims(tx, { id, winnerId }, now)
    await decideSides(tx, { id, winnerId, reason: null, by: null }, now)
    await logContest(ctx, 'settled', 'system', dispute)
    await openDisputes(ctx, [dispute])
    for (const { owner, asset } of sides) {
      const kind = owner.id === winnerId ? 'contest-ended' : 'contest-lapsed'
      await notifyUser(ctx, {
        ...{ userId: owner.id, kind, subjectId: asset?.id ?? '' },
        data: { item: asset?.name ?? '' },
        eventKey: `${kind} ${id} ${now}`,
      })
    }
    const details = { lapsed: true, winner: winnerId }
    logActivity(ctx, { action: 'update', entity: 'dispute', entityId: id, details })
    return true
  })
}
