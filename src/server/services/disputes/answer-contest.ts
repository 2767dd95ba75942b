import type { answerContest, ContestRecord } from '../../../api/disputes/contests.ts'
import { Problem } from '../../../api/problem.ts'
import type { ClaimStanding } from '../../../domain/disputes/disputes.ts'
import type { Queries } from '../../db/database.ts'
import type { AssetRow, IdentifierRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import type { AssetWithIdentifiers } from '../../queries/assets/asset-rows.ts'
import { findAsset, lockAsset } from '../../queries/assets/assets.ts'
import {
  contestOf,
  giveUpClaims,
  stateClaims,
  takeOverHistory,
} from '../../queries/disputes/contests.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { standingsAmong } from '../../queries/disputes/standings.ts'
import { findRow } from '../../queries/rows-by-columns.ts'
import { requireNoReset } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { requireCorrectPassword, wrongPasswordProblem } from '../auth/require-correct-password.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
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

type History = Pick<AssetRow, 'created_at' | 'first_registered_at' | 'transfer_count'>
type Registration = Pick<IdentifierRow, 'namespace' | 'key' | 'registered_at'>

const uncontested = new Set<ClaimStanding>(['alone', 'doubted'])

/**
 * Tells the user whose claim to one of these identifiers is now alone. `givenUp` is the asset of the
 * user who gave theirs up: where its number was registered first, the one that stays takes over its
 * history.
 */
async function notifyOfEnd(
  ctx: TransactionContext,
  registrations: readonly Registration[],
  givenUp: Pick<AssetRow, 'id'> & History,
): Promise<void> {
  const { tx, now } = ctx
  const told = new Set<string>()
  for (const registration of registrations) {
    const claims = (await standingsAmong(tx, registration)).filter(
      ({ assetId, standing }) => assetId !== givenUp.id && uncontested.has(standing),
    )
    for (const { assetId } of claims) {
      const asset = await findRow(tx, 'assets', { id: assetId })
      if (!asset || told.has(assetId)) continue
      told.add(assetId)
      const { namespace, key, registered_at } = registration
      const theirs = await findRow(tx, 'identifiers', { asset_id: assetId, namespace, key })
      if (theirs && theirs.registered_at > registered_at) {
        await takeOverHistory(tx, asset, historyWith(registration, givenUp))
      }
      await notifyUser(ctx, {
        userId: asset.owner_id,
        kind: 'contest-ended',
        subjectId: assetId,
        data: { item: asset.name },
        eventKey: `contest-ended ${assetId} ${now}`,
      })
    }
  }
}

/**
 * The history of an asset since it has this number: the asset may be far older, or another thing.
 */
function historyWith(
  { registered_at }: Registration,
  { created_at, first_registered_at, transfer_count }: History,
): History {
  const first = first_registered_at ?? created_at
  return {
    created_at,
    first_registered_at: Math.max(first, registered_at),
    transfer_count: registered_at > created_at ? 0 : transfer_count,
  }
}
