import type { askForEvidence } from '../../../api/disputes/disputes.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/require-found.ts'
import { evidenceAskedMessage } from '../../mail/dispute-messages.ts'
import { findDispute, findDisputeRecord } from '../../queries/disputes/admin-disputes.ts'
import { recordEvidenceRequest } from '../../queries/disputes/disputes.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'

/** Asks one claimant for evidence, in the app and by mail. */
export async function askForEvidenceUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof askForEvidence>,
) {
  const { now } = ctx
  const { id, ownerId, what } = input
  return inTransaction(ctx, async (ctx, tx) => {
    const found = requireFound(await findDispute(tx, id), 'dispute')
    if (found.status !== 'open') {
      throw new Problem('STATUS_CHANGE_REFUSED', 'dispute-not-open')
    }
    const isClaimant = await recordEvidenceRequest(tx, { disputeId: id, ownerId, what }, now)
    const claimant = requireFound(
      isClaimant ? await findUser(tx, ownerId) : undefined,
      'dispute-side',
    )
    const record = requireFound(await findDisputeRecord(tx, id, now), 'dispute')
    const item = record.claims.find(({ owner }) => owner.id === ownerId)?.asset ?? null
    const message = evidenceAskedMessage(ctx, readerOf(claimant), item, what)
    await notifyUser(
      ctx,
      {
        userId: ownerId,
        kind: 'evidence-asked',
        subjectId: item?.id ?? '',
        data: { item: item?.name ?? '' },
        eventKey: `evidence-asked ${id} ${now}`,
      },
      message,
    )
    const details = { asked: ownerId, role: currentUser.role }
    logActivity(ctx, { action: 'moderate', entity: 'dispute', entityId: id, details })
    return record
  })
}
