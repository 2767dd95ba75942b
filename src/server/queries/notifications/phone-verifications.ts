import { codeRules } from '../../../domain/auth/sessions.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { daysMs } from '../../../domain/durations.ts'
import type { Queries } from '../../db/database.ts'
import type { PhoneVerificationRow, UserRow } from '../../db/tables.ts'
import { hashCode, isCode, newCode } from '../../lib/hashes.ts'
import { newId } from '../../lib/ids.ts'
import type { KeyedTransaction } from '../auth/email-codes.ts'
import {
  consumeUnexpiredTry,
  deleteRows,
  findRow,
  findRows,
  findUnexpired,
  insertRow,
  updateRows,
  upsertRow,
} from '../rows-by-columns.ts'

/** The phone number of a profile, and a channel by which it is confirmed. */
interface Target {
  userId: string
  channel: MessageChannel
  numberHash: string
}

/** The verifications of a user, confirmed or waiting for a code. */
export async function phoneVerificationsOf(db: Queries, userId: string) {
  return findRows(db, 'phone_verifications', { user_id: userId })
}

export async function findPhoneVerification(
  db: Queries,
  { userId, channel, numberHash }: Target,
): Promise<PhoneVerificationRow | undefined> {
  return findRow(db, 'phone_verifications', {
    ...{ user_id: userId, channel, number_hash: numberHash },
  })
}

/** Creates a six-digit code, which replaces the previous one. Only its hash is stored. */
export async function issuePhoneCode(
  { tx, encryption, now }: KeyedTransaction,
  { userId, channel, numberHash }: Target,
): Promise<string> {
  await endPhoneVerifications(tx, userId, channel)
  const [id, code] = [newId(), newCode()]
  await insertRow(tx, 'phone_verifications', {
    ...{ id, user_id: userId, channel, number_hash: numberHash },
    created_at: now,
    verified_at: null,
    code_hash: hashCode(encryption, id, code),
    expires_at: now + codeRules.seconds * 1000,
    tries_left: codeRules.tries,
  })
  return code
}

/** Uses one try of a code. Returns true once, for the right code, which confirms the number. */
export async function consumePhoneCode(
  { tx, encryption, now }: KeyedTransaction,
  { userId, channel, numberHash }: Target,
  code: string,
): Promise<boolean> {
  const of = { user_id: userId, channel, number_hash: numberHash }
  const tried = await consumeUnexpiredTry(tx, 'phone_verifications', of, now)
  if (tried?.code_hash == null) return false
  if (!isCode(encryption, { id: tried.id, code_hash: tried.code_hash }, code)) return false
  const confirmed = { verified_at: now, code_hash: null, expires_at: null }
  await updateRows(tx, 'phone_verifications', { id: tried.id }, confirmed)
  return true
}

/** The active user who has confirmed a number by a channel. */
export async function findUserOfNumber(
  db: Queries,
  { channel, numberHash }: Omit<Target, 'userId'>,
): Promise<Pick<UserRow, 'id' | 'email'> | undefined> {
  return db
    .selectFrom('phone_verifications')
    .innerJoin('users', 'users.id', 'phone_verifications.user_id')
    .where('number_hash', '=', numberHash)
    .where('channel', '=', channel)
    .where('verified_at', 'is not', null)
    .where('users.status', '=', 'active')
    .where('users.email_verified_at', 'is not', null)
    .select(['users.id', 'users.email'])
    .executeTakeFirst()
}

/** Deletes a user's verification by one channel, or by all; false if there was none. */
export async function endPhoneVerifications(
  tx: Queries,
  userId: string,
  channel?: MessageChannel,
): Promise<boolean> {
  const of = { user_id: userId, ...(channel && { channel }) }
  return (await deleteRows(tx, 'phone_verifications', of)) > 0
}

/** Deletes all verifications of a number but that of one user. Returns the users who had them. */
export async function endVerificationsOfNumber(
  tx: Queries,
  numberHash: string,
  except?: Pick<Target, 'userId' | 'channel'>,
): Promise<Pick<PhoneVerificationRow, 'user_id' | 'channel'>[]> {
  return verificationsOfNumber(tx, numberHash, except).returning(['user_id', 'channel']).execute()
}

/** The statement of `endVerificationsOfNumber`. */
export function verificationsOfNumber(
  tx: Queries,
  numberHash: string,
  except?: Pick<Target, 'userId' | 'channel'>,
) {
  return tx
    .deleteFrom('phone_verifications')
    .where('number_hash', '=', numberHash)
    .$if(except !== undefined, (query) =>
      query
        .where('channel', '=', except?.channel ?? 'sms')
        .where('user_id', '<>', except?.userId ?? ''),
    )
}

/** How long a number gets no message after STOP. */
const stoppedDays = 365

/** Whether the holder of a number sent STOP. */
export async function isStopped(db: Queries, numberHash: string, now: number): Promise<boolean> {
  const row = await findUnexpired(db, 'stopped_numbers', { number_hash: numberHash }, now)
  return row !== undefined
}

export async function saveStopped(tx: Queries, numberHash: string, now: number): Promise<void> {
  const row = { number_hash: numberHash, expires_at: now + daysMs(stoppedDays) }
  await upsertRow(tx, 'stopped_numbers', row, 'number_hash')
}

export async function deleteStopped(tx: Queries, numberHash: string): Promise<void> {
  await deleteRows(tx, 'stopped_numbers', { number_hash: numberHash })
}
