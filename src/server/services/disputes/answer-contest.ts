import type { answerContest, ContestRecord } from '../../../api/disputes/contests.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import { requireFound } from '../../lib/require-found.ts'
import type { AssetWithIdentifiers } from '../../queries/assets/asset-rows.ts'
import { findAsset, lockAsset } from '../../queries/assets/assets.ts'
import { contestOf, giveUpClaims, stateClaims } from '../../queries/disputes/contests.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { requireNoReset } from '../../security/require-reauthentication.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { requireCorrectPassword, wrongPasswordProblem } from '../auth/require-correct-password.ts'
import type { Context } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { notifyOfEnd } from './end-contest.ts'
import { openDisputes } from './settle-claims.ts'

/**
 * The answer of one side of a contest. Who gives the claim up ends the contest at once: the honest
 * seller who never transferred needs no decision of staff, and the buyer keeps the registration.
 */
export async function answerContestUseCase(
  ctx: Context,
  request: RequestOf<typeof answerContest>,
): Promise<{ contest: ContestRecord | null }> {
  const { database, now } = ctx
  const { input, currentUser } = request
  const { id, answer, statement = '', password } = input
  if (answer === 'mine' && statement === '') {
    throw new Problem('INVALID_INPUT', 'statement-missing', { field: 'statement' })
  }
  if (answer === 'not-mine') {
    // A thief may have the owner's phone, with an open session.
    if (password === undefined) throw wrongPasswordProblem('password')
    await requireCorrectPassword(ctx, request, password, 'password')
    requireNoReset(ctx, currentUser)
  }
  const contest = await inTransaction(ctx, async (ctx, tx) => {
    await lockAsset(database, tx, id)
    const found = requireFound(await findAsset(tx, currentUser.id, id), 'asset')
    await lockIdentities(database, tx, found.identifiers)
    // The job that opens disputes may not have run yet.
    await openDisputes(ctx, found.identifiers)
    if (!(await contestOf(tx, id))) throw new Problem('STATUS_CHANGE_REFUSED', 'not-contested')
    if (answer === 'mine') await stateClaims(tx, id, statement, now)
    else await giveUp(ctx, tx, found)
    const details = { contest: answer }
    logActivity(ctx, { action: 'update', entity: 'asset', entityId: id, details })
    return toContestRecord(tx, found)
  })
  return { contest }
}

async function giveUp(
  ctx: Parameters<typeof openDisputes>[0],
  tx: Queries,
  { asset, identifiers, openReport }: AssetWithIdentifiers,
): Promise<void> {
  if (openReport) throw new Problem('REPORT_ALREADY_OPEN', 'give-up')
  await giveUpClaims(tx, asset.id, ctx.now)
  await openDisputes(ctx, identifiers)
  await notifyOfEnd(ctx, identifiers, asset)
  await notifyUser(ctx, {
    userId: asset.owner_id,
    kind: 'claim-given-up',
    subjectId: asset.id,
    data: { item: asset.name },
    eventKey: `claim-given-up ${asset.id} ${ctx.now}`,
  })
}

export async function toContestRecord(
  db: Queries,
  { asset }: Pick<AssetWithIdentifiers, 'asset'>,
): Promise<ContestRecord | null> {
  const contest = await contestOf(db, asset.id)
  return contest && { ...contest, hasReceipt: asset.receipt_url !== null }
}
