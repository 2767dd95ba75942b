import type { DisputeRecord, DisputeSide } from '../api/dispute-record.ts'
import { refusedNow } from './close-refused-reports.ts'
import type { Queries } from './db/database.ts'
import { claimRefusedMessage, claimUpheldMessage } from './mail/dispute-messages.ts'
import { queueMail } from './queries/outbox.ts'
import { findUser } from './queries/users.ts'

/** Mails each side what was decided about their own claim, and no word about the other. */
export async function tellSides(
  tx: Queries,
  before: DisputeRecord,
  after: DisputeRecord,
  publicOrigin: string,
  now: number,
): Promise<void> {
  const upheld = after.claims.filter(({ standing }) => standing === 'upheld')
  for (const side of upheld) await tell(tx, side, 'claim-upheld', after, publicOrigin, now)
  for (const side of refusedNow(before, after)) {
    await tell(tx, side, 'claim-refused', after, publicOrigin, now)
  }
}

const messages = { 'claim-upheld': claimUpheldMessage, 'claim-refused': claimRefusedMessage }

async function tell(
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
  await queueMail(tx, { to: user.email, kind, message }, now)
}
