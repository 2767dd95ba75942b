import type { DisputeRecord, DisputeSide, resolveDispute } from '../../../api/disputes/disputes.ts'
import { Problem } from '../../../api/problem.ts'
import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import { whyCannotChangeDispute } from '../../../domain/disputes/disputes.ts'
import { isOpen, outcomeOfDecision } from '../../../domain/reports/reports.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { claimRefusedMessage, claimUpheldMessage } from '../../mail/dispute-messages.ts'
import { findDispute, findDisputeRecord } from '../../queries/disputes/admin-disputes.ts'
import { decideSides, lockIdentities, reopenClaims } from '../../queries/disputes/disputes.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches } from '../matching/match-report.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { logContest, showsContests } from '../proofs/log-contest.ts'
import { changeReportLogged } from '../reports/change-report.ts'
import { inTransaction } from '../transaction.ts'
import { openDisputes } from './settle-claims.ts'

export async function resolveDisputeUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof resolveDispute>,
) {
  const { database, now } = ctx
  const { id, status, openedAt, ownerId, reason } = input
  const decided = await inTransaction(ctx, async (ctx, tx) => {
    const seen = requireFound(await findDispute(tx, id), 'dispute')
    await lockIdentities(database, tx, [seen])
    const before = requireFound(await findDisputeRecord(tx, id, now), 'dispute')
    const refusal = whyCannotChangeDispute(before.status, status)
    if (refusal) {
      throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
    }
    if (openedAt !== undefined && before.openedAt !== openedAt) {
      throw new Problem('STATUS_CHANGE_REFUSED', 'claimed-meanwhile')
    }
    const winner = before.claims.find(({ owner }) => owner.id === ownerId)
    if (ownerId !== undefined && !(winner && canWin(winner))) {
      throw new Problem('INVALID_INPUT', 'not-a-claimant', { field: 'ownerId' })
    }
    const isShown = status === 'open' || (await showsContests(ctx, seen))
    const decision = { id, winnerId: ownerId ?? null, reason, by: currentUser.id }
    if (status === 'decided') await decideSides(tx, decision, now)
    else await reopenClaims(tx, { id, reason }, now)
    await openDisputes(ctx, [seen])
    const after = requireFound(await findDisputeRecord(tx, id, now), 'dispute')
    if (status === 'decided') {
      await closeRejectedClaims(ctx, before, after, { reason, caller: currentUser })
      await notifyClaimants(ctx, before, after)
    }
    if (isShown) {
      await logContest(ctx, status === 'decided' ? 'settled' : 'contested', 'staff', seen)
    }
    logActivity(ctx, {
      action: 'moderate',
      entity: 'dispute',
      entityId: id,
      details: {
        before: { status: before.status, statuses: statusesOf(before) },
        after: { status: after.status, statuses: statusesOf(after) },
        role: currentUser.role,
      },
    })
    return findDisputeRecord(tx, id, now)
  })
  return requireFound(decided, 'dispute')
}

/** Whether a claim can be upheld: its user still has the identifier and claims it. */
function canWin({ status, asset, isFinder }: DisputeSide): boolean {
  return status === 'claims' && asset !== null && !isFinder
}

type Claims = { claims: { owner: { id: string }; status: string }[] }

function statusesOf({ claims }: Claims): Record<string, string> {
  return Object.fromEntries(claims.map(({ owner, status }) => [owner.id, status]))
}

/** Mails each claimant the decision about their own claim, and nothing about the others. */
async function notifyClaimants(
  ctx: TransactionContext,
  before: DisputeRecord,
  after: DisputeRecord,
): Promise<void> {
  const upheld = after.claims.filter(({ status }) => status === 'upheld')
  for (const side of upheld) await mailClaimant(ctx, side, 'claim-upheld', after)
  for (const side of newlyRejectedClaims(before, after)) {
    await mailClaimant(ctx, side, 'claim-refused', after)
  }
}

const messages = { 'claim-upheld': claimUpheldMessage, 'claim-refused': claimRefusedMessage }

async function mailClaimant(
  ctx: TransactionContext,
  { owner, asset }: DisputeSide,
  kind: keyof typeof messages,
  { id, reason }: DisputeRecord,
) {
  const { tx, now } = ctx
  const user = await findUser(tx, owner.id)
  if (!user) return
  const message = messages[kind](ctx, readerOf(user), asset, reason ?? '')
  const notification = {
    userId: owner.id,
    kind,
    subjectId: asset?.id ?? '',
    data: { item: asset?.name ?? '' },
    eventKey: `${kind} ${id} ${now}`,
  }
  await notifyUser(ctx, notification, message)
}

/** Claims that were rejected between these two states of a dispute. */
function newlyRejectedClaims(before: DisputeRecord, after: DisputeRecord): DisputeSide[] {
  const claimed = before.claims.filter(({ status }) => status === 'claims')
  return after.claims.filter(
    ({ owner, status }) =>
      status === 'refused' && claimed.some((side) => side.owner.id === owner.id),
  )
}

/**
 * Closes the open reports of rejected claimants, which would accuse the owner of the asset. Also
 * closes their matches and notifies the other users.
 */
async function closeRejectedClaims(
  ctx: TransactionContext,
  before: DisputeRecord,
  after: DisputeRecord,
  { reason, caller: currentUser }: { reason: string; caller: Pick<CurrentUser, 'id' | 'role'> },
): Promise<void> {
  const { now } = ctx
  const open = newlyRejectedClaims(before, after)
    .flatMap(({ reports }) => reports)
    .filter(({ status }) => isOpen(status))
  await lockBlockingKeysOf(ctx, ...open.map(({ id }) => id))
  for (const { id, status } of open) {
    const outcome = outcomeOfDecision(status, 'inactive')
    const change = { stage: 'inactive' as const, closed_at: now, outcome, reason }
    const by = { role: 'staff', kind: 'decided' } as const
    const closed = await changeReportLogged(ctx, { id, stage: status }, change, by)
    if (closed) await closeMatches(ctx, closed, 'withdrawn')
    const details = { from: status, to: 'inactive', role: currentUser.role, dispute: after.id }
    logActivity(ctx, { action: 'moderate', entity: 'report', entityId: id, details })
  }
}
