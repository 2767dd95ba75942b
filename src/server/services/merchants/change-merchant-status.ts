import { needsCertificate } from '../../../domain/merchants/listing-changes.ts'
import type { MerchantStatus } from '../../../domain/merchants/merchants.ts'
import { verificationEnd } from '../../../domain/merchants/merchants.ts'
import type { Message } from '../../../domain/notifications/mail-message.ts'
import { issueCertificate } from '../../certificates/issue-certificate.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import {
  approvedMessage,
  changeRefusedMessage,
  changeWaitsMessage,
  endedMessage,
  listingChangedMessage,
  receivedMessage,
  refusedMessage,
  reinstatedMessage,
  suspendedMessage,
} from '../../mail/merchant-messages.ts'
import { setRevoked } from '../../queries/merchants/certificates.ts'
import { indexMerchant, unindexMerchant } from '../../queries/merchants/merchant-search-index.ts'
import { changeMerchant } from '../../queries/merchants/merchants.ts'
import { approvedColumns, waitingFields } from '../../queries/merchants/pending-changes.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findUser } from '../../queries/users/users.ts'
import type { AppContext } from '../context.ts'

type Change = Partial<Omit<MerchantRow, 'id' | 'owner_id'>>

/** What else a row says once it is moved on by our team: a year, a certificate, a reason. */
export async function statusChangeColumns(
  tx: Queries,
  { signer }: Pick<AppContext, 'signer'>,
  before: MerchantRow,
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
export async function afterStatusChange(
  tx: Queries,
  { database, publicOrigin }: Pick<AppContext, 'database' | 'publicOrigin'>,
  before: MerchantRow | undefined,
  after: MerchantRow,
  now: number,
): Promise<void> {
  if (after.status === 'verified') await indexMerchant(database, tx, after)
  else if (before) await unindexMerchant(database, tx, after.id)
  if (after.certificate_number) {
    if (after.status === 'suspended') await setRevoked(tx, after.certificate_number, now)
    if (before?.status === 'suspended') await setRevoked(tx, after.certificate_number, null)
  }
  await tellOwner(tx, before, after, publicOrigin, now)
}

/** What else follows where our team has approved a change: the directory, and a certificate that is true again. */
export async function changeListing(
  tx: Queries,
  { database, signer }: Pick<AppContext, 'database' | 'signer'>,
  before: MerchantRow,
  now: number,
): Promise<MerchantRow | undefined> {
  const columns = approvedColumns(before)
  const number = needsCertificate(waitingFields(before))
    ? await issueCertificate(
        tx,
        signer,
        { ...before, ...columns },
        { issuedAt: now, expiresAt: before.expires_at ?? verificationEnd(now) },
      )
    : before.certificate_number
  const after = await changeMerchant(tx, before, { ...columns, certificate_number: number })
  if (!after) return undefined
  if (before.certificate_number && before.certificate_number !== number) {
    await setRevoked(tx, before.certificate_number, now)
  }
  await indexMerchant(database, tx, after)
  return after
}

/** Tells the owner that a change waits, so that nobody changes it behind their back. */
export async function notifyChangePending(
  tx: Queries,
  after: MerchantRow,
  now: number,
): Promise<void> {
  await mailOwner(tx, after, 'merchant-change', (name) => changeWaitsMessage(name, after), now)
}

/** Tells the owner what became of it. */
export async function notifyListingChange(
  tx: Queries,
  after: MerchantRow,
  refusal: string | null,
  origin: string,
  now: number,
): Promise<void> {
  const message = (name: string) =>
    refusal === null
      ? listingChangedMessage(name, after, origin)
      : changeRefusedMessage(name, after, refusal, origin)
  await mailOwner(tx, after, 'merchant-change', message, now)
}

async function mailOwner(
  tx: Queries,
  { owner_id }: MerchantRow,
  kind: string,
  message: (firstName: string) => Message,
  now: number,
) {
  const owner = await findUser(tx, owner_id)
  if (!owner) return
  await enqueueMail(tx, { to: owner.email, kind, message: message(owner.first_name) }, now)
}

async function tellOwner(
  tx: Queries,
  before: MerchantRow | undefined,
  after: MerchantRow,
  origin: string,
  now: number,
) {
  const message = (firstName: string) => messageOf(before, after, firstName, origin)
  await mailOwner(tx, after, `merchant-${after.status}`, message, now)
}

function messageOf(
  before: MerchantRow | undefined,
  after: MerchantRow,
  firstName: string,
  origin: string,
): Message {
  switch (after.status) {
    case 'pending':
      return receivedMessage(firstName, after, origin)
    case 'verified':
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
