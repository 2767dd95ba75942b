import { needsCertificate } from '../../../domain/merchants/listings.ts'
import { type MerchantStatus, verificationEnd } from '../../../domain/merchants/merchants.ts'
import type { Message } from '../../../domain/notifications/mail-message.ts'
import { issueCertificate } from '../../certificates/issue-certificate.ts'
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
import type { Reader } from '../../mail/message.ts'
import { setRevoked } from '../../queries/merchants/certificates.ts'
import { indexMerchant, unindexMerchant } from '../../queries/merchants/merchant-search-index.ts'
import { changeMerchant } from '../../queries/merchants/merchants.ts'
import { approvedColumns, pendingFields } from '../../queries/merchants/pending-changes.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import type { TransactionContext } from '../context.ts'

type Change = Partial<Omit<MerchantRow, 'id' | 'owner_id'>>

/** The columns of a status change. An approved application also gets a year and a certificate. */
export async function statusChangeColumns(
  ctx: Pick<TransactionContext, 'tx' | 'now' | 'signer'>,
  before: MerchantRow,
  to: { status: MerchantStatus; reason: string | null },
): Promise<Change> {
  const { tx, now, signer } = ctx
  const { status, reason } = to
  const change: Change = { status, reason, decided_at: now, suspended_for: null }
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

/**
 * Called in the transaction of a status change: updates the directory and the certificate, and
 * mails the owner.
 */
export async function afterStatusChange(
  ctx: TransactionContext,
  before: MerchantRow | undefined,
  after: MerchantRow,
): Promise<void> {
  const { tx, database, now } = ctx
  if (after.status === 'verified') await indexMerchant(database, tx, after)
  else if (before) await unindexMerchant(database, tx, after.id)
  if (after.certificate_number) {
    if (after.status === 'suspended') await setRevoked(tx, after.certificate_number, now)
    if (before?.status === 'suspended') await setRevoked(tx, after.certificate_number, null)
  }
  await notifyOwner(ctx, before, after)
}

/** Applies an approved change to the directory, with a new certificate if the change needs one. */
export async function changeListing(
  ctx: TransactionContext,
  before: MerchantRow,
): Promise<MerchantRow | undefined> {
  const { tx, database, now, signer } = ctx
  const columns = approvedColumns(before)
  const number = needsCertificate(pendingFields(before))
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

/** Mails the owner that a change is pending, so that nobody changes it without their knowledge. */
export async function notifyChangePending(
  ctx: TransactionContext,
  after: MerchantRow,
): Promise<void> {
  await mailOwner(ctx, after, 'merchant-change', (reader) => changeWaitsMessage(reader, after))
}

/** Mails the owner the decision. */
export async function notifyListingChange(
  ctx: TransactionContext,
  after: MerchantRow,
  refusal: string | null,
): Promise<void> {
  const message = (reader: Reader) =>
    refusal === null
      ? listingChangedMessage(ctx, reader, after)
      : changeRefusedMessage(ctx, reader, after, refusal)
  await mailOwner(ctx, after, 'merchant-change', message)
}

async function mailOwner(
  ctx: TransactionContext,
  { owner_id }: MerchantRow,
  kind: string,
  message: (reader: Reader) => Message,
) {
  const { tx, now } = ctx
  const owner = await findUser(tx, owner_id)
  if (!owner) return
  await enqueueMail(tx, { to: owner.email, kind, message: message(readerOf(owner)) }, now)
}

async function notifyOwner(
  ctx: TransactionContext,
  before: MerchantRow | undefined,
  after: MerchantRow,
) {
  const message = (reader: Reader) => messageOf(ctx, before, after, reader)
  await mailOwner(ctx, after, `merchant-${after.status}`, message)
}

function messageOf(
  ctx: TransactionContext,
  before: MerchantRow | undefined,
  after: MerchantRow,
  reader: Reader,
): Message {
  switch (after.status) {
    case 'pending':
      return receivedMessage(ctx, reader, after)
    case 'verified':
      return before?.status === 'suspended'
        ? reinstatedMessage(ctx, reader, after)
        : approvedMessage(ctx, reader, after)
    case 'refused':
      return refusedMessage(ctx, reader, after)
    case 'suspended':
      return suspendedMessage(reader, after)
    case 'expired':
      return endedMessage(ctx, reader, after)
  }
}
