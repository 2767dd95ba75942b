import type { MerchantStatus } from '../domain/merchants.ts'
import { verificationEnd } from '../domain/merchants.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import type { Queries } from './db/database.ts'
import type { Merchants } from './db/tables.ts'
import {
  approvedMessage,
  endedMessage,
  listingChangedMessage,
  receivedMessage,
  refusedMessage,
  reinstatedMessage,
  reviewedAnewMessage,
  suspendedMessage,
} from './mail/merchant-messages.ts'
import type { Message } from './mail/message.ts'
import { setRevoked } from './queries/certificates.ts'
import { indexMerchant, unindexMerchant } from './queries/merchant-words.ts'
import { queueMail } from './queries/outbox.ts'
import { findUser } from './queries/users.ts'
import type { Services } from './services.ts'

type Change = Partial<Omit<Merchants, 'id' | 'owner_id'>>

/** What else a row says once it is moved on by our team: a year, a certificate, a reason. */
export async function changeFor(
  tx: Queries,
  { signer }: Pick<Services, 'signer'>,
  before: Merchants,
  to: { status: MerchantStatus; reason: string | null },
  now: number,
): Promise<Change> {
  const change: Change = { status: to.status, reason: to.reason, decided_at: now }
  if (to.status !== 'verified' || before.status !== 'pending') return change
  const expiresAt = verificationEnd(now)
  const span = { issuedAt: now, expiresAt }
  return {
    ...change,
    verified_at: now,
    expires_at: expiresAt,
    certificate_number: await issueCertificate(tx, signer, before, span),
  }
}

/** What follows from a move, in its transaction: the certificate, the directory, a mail to the owner. */
export async function followMove(
  tx: Queries,
  { database, publicOrigin }: Pick<Services, 'database' | 'publicOrigin'>,
  before: Merchants | undefined,
  after: Merchants,
  now: number,
): Promise<void> {
  if (after.status === 'verified') await indexMerchant(database, tx, after)
  else if (before) await unindexMerchant(database, tx, after.id)
  if (after.certificate_number) {
    if (after.status === 'suspended') await setRevoked(tx, after.certificate_number, now)
    if (before?.status === 'suspended') await setRevoked(tx, after.certificate_number, null)
  }
  // It said what is no longer so; the next approval brings another.
  if (before?.status === 'verified' && after.status === 'pending' && before.certificate_number) {
    await setRevoked(tx, before.certificate_number, now)
  }
  await tellOwner(tx, before, after, publicOrigin, now)
}

async function tellOwner(
  tx: Queries,
  before: Merchants | undefined,
  after: Merchants,
  origin: string,
  now: number,
) {
  const owner = await findUser(tx, after.owner_id)
  if (!owner) return
  const message = messageOf(before, after, owner.first_name, origin)
  await queueMail(tx, { to: owner.email, kind: `merchant-${after.status}`, message }, now)
}

function messageOf(
  before: Merchants | undefined,
  after: Merchants,
  firstName: string,
  origin: string,
): Message {
  switch (after.status) {
    case 'pending':
      return before?.status === 'verified'
        ? reviewedAnewMessage(firstName, after)
        : receivedMessage(firstName, after, origin)
    case 'verified':
      if (before?.status === 'verified') return listingChangedMessage(firstName, after, origin)
      return before?.status === 'suspended'
        ? reinstatedMessage(firstName, after, origin)
        : approvedMessage(firstName, after, origin)
    case 'refused':
      return refusedMessage(firstName, after, origin)
    case 'suspended':
      return suspendedMessage(firstName, after)
    case 'expired':
      return endedMessage(firstName, after, origin)
  }
}
