import type { DisputeRecord, DisputeSide } from '../../../api/disputes/disputes.ts'
import { claimRefusedMessage, claimUpheldMessage } from '../../mail/dispute-messages.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { newlyRejectedClaims } from '../reports/close-rejected-claims.ts'

/** Mails each claimant the decision about their own claim, and nothing about the others. */
export async function notifyClaimants(
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
