import { needsCertificate } from '../domain/listing-changes.ts'
import type { MerchantStatus } from '../domain/merchants.ts'
import { verificationEnd } from '../domain/merchants.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import type { Queries } from './db/database.ts'
import type { Merchants } from './db/tables.ts'
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
} from './mail/merchant-messages.ts'
import type { Message } from './mail/message.ts'
import { setRevoked } from './queries/certificates.ts'
import { indexMerchant, unindexMerchant } from './queries/merchant-words.ts'
import { changeMerchant } from './queries/merchants.ts'
import { queueMail } from './queries/outbox.ts'
import { findUser } from './queries/users.ts'
import type { Services } from './services.ts'
import { approvedColumns, waitingFields } from './waiting-changes.ts'

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
  await tellOwner(tx, before, after, publicOrigin, now)
}

/** What else follows where our team has approved a change: the directory, and a certificate that is true again. */
export async function changeListing(
  tx: Queries,
  { database, signer }: Pick<Services, 'database' | 'signer'>,
  before: Merchants,
  now: number,
): Promise<Merchants | undefined> {
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
export async function tellOfWaiting(tx: Queries, after: Merchants, now: number): Promise<void> {
  await mailOwner(tx, after, 'merchant-change', (name) => changeWaitsMessage(name, after), now)
}

/** Tells the owner what became of it. */
export async function tellOfChange(
  tx: Queries,
  after: Merchants,
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
  { owner_id }: Merchants,
  kind: string,
  message: (firstName: string) => Message,
  now: number,
) {
  const owner = await findUser(tx, owner_id)
  if (!owner) return
  await queueMail(tx, { to: owner.email, kind, message: message(owner.first_name) }, now)
}

async function tellOwner(
  tx: Queries,
  before: Merchants | undefined,
  after: Merchants,
  origin: string,
  now: number,
) {
  const message = (firstName: string) => messageOf(before, after, firstName, origin)
  await mailOwner(tx, after, `merchant-${after.status}`, message, now)
}

function messageOf(
  before: Merchants | undefined,
  after: Merchants,
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
