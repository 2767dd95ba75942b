import type { DisputeRecord, DisputeSide } from '../../../api/disputes/dispute-record.ts'
import type { Queries } from '../../db/database.ts'
import { claimRefusedMessage, claimUpheldMessage } from '../../mail/dispute-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findUser } from '../../queries/users/users.ts'
import { newlyRejectedClaims } from '../reports/close-rejected-claims.ts'

/** Mails each side what was decided about their own claim, and no word about the other. */
export async function notifyClaimants(
  tx: Queries,
  before: DisputeRecord,
  after: DisputeRecord,
  publicOrigin: string,
  now: number,
): Promise<void> {
  const upheld = after.claims.filter(({ standing: status }) => status === 'upheld')
  for (const side of upheld) await mailClaimant(tx, side, 'claim-upheld', after, publicOrigin, now)
  for (const side of newlyRejectedClaims(before, after)) {
    await mailClaimant(tx, side, 'claim-refused', after, publicOrigin, now)
  }
}

const messages = { 'claim-upheld': claimUpheldMessage, 'claim-refused': claimRefusedMessage }

async function mailClaimant(
  tx: Queries,
  { owner, asset }: DisputeSide,
  kind: keyof typeof messages,
  { reason }: DisputeRecord,
  publicOrigin: string,
  now: number,
) {
  const user = await findUser(tx, owner.id)
  if (!user) return
  const message = messages[kind](user.first_name, asset, reason ?? '', publicOrigin)
  await enqueueMail(tx, { to: user.email, kind, message }, now)
}
