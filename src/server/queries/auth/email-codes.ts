import { codeRules } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { hashCode, isCode, newCode } from '../../lib/hashes.ts'
import { hashToken, newId, newToken } from '../../lib/ids.ts'
import {
  consumeUnexpiredTry,
  deleteRows,
  findUnexpired,
  insertRow,
  upsertRow,
} from '../rows-by-columns.ts'

/** A transaction that hashes codes with the key of the server. */
export interface KeyedTransaction {
  tx: Queries
  encryption: Pick<Encryption, 'hmac'>
  now: number
}

/** How long the browser that registered may send a code without an e-mail address. */
export const pendingLifeSeconds = 24 * 3600

/** Creates a six-digit code, which replaces the previous one. Only its hash is stored. */
export async function issueCode(
  { tx, encryption, now }: KeyedTransaction,
  userId: string,
): Promise<string> {
  const [id, code] = [newId(), newCode()]
  const row = {
    id,
    user_id: userId,
    code_hash: hashCode(encryption, id, code),
    created_at: now,
    expires_at: now + codeRules.seconds * 1000,
    tries_left: codeRules.tries,
    other_tries_left: codeRules.tries,
  }
  await upsertRow(tx, 'email_codes', row, 'user_id')
  return code
}

/**
 * Uses one try of the browser or session that requested the code. Other browsers have their own tries
 * (`findCodeOwner`), so they cannot use up these. Returns true once, for the right code, which is
 * then deleted.
 */
export async function consumeEmailCode(
  { tx, encryption, now }: KeyedTransaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const tried = await consumeUnexpiredTry(tx, 'email_codes', { user_id: userId }, now)
  if (!tried || !isCode(encryption, tried, code)) return false
  return (await deleteRows(tx, 'email_codes', { id: tried.id })) === 1
}

/**
 * Finds the registration of an e-mail for a code that another browser sent. Each try counts against
 * all registrations of that e-mail.
 */
export async function findCodeOwner(
  { tx, encryption, now }: KeyedTransaction,
  userIds: readonly string[],
  code: string,
): Promise<string | undefined> {
  if (userIds.length === 0) return undefined
  const tried = await tx
    .updateTable('email_codes')
    .set((row) => ({ other_tries_left: row('other_tries_left', '-', 1) }))
    .where('user_id', 'in', userIds)
    .where('other_tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash', 'user_id'])
    .execute()
  return tried.find((row) => isCode(encryption, row, code))?.user_id
}

export async function endCode(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'email_codes', { user_id: userId })
}

export async function deleteCodes(tx: Queries, userId: string): Promise<void> {
  await endCode(tx, userId)
  await deleteRows(tx, 'pending_verifications', { user_id: userId })
}

/**
 * Stores which registration a browser made; returns the token for its cookie. `userId` is null if the
 * e-mail belongs to another account.
 */
export async function insertPendingVerification(
  tx: Queries,
  { userId, email }: { userId: string | null; email: string },
  now: number,
): Promise<string> {
  const token = newToken()
  await insertRow(tx, 'pending_verifications', {
    token_hash: hashToken(token),
    user_id: userId,
    email,
    expires_at: now + pendingLifeSeconds * 1000,
  })
  return token
}

/** The registration made by the browser with this cookie. */
export async function findPending(db: Queries, token: string, now: number) {
  return findUnexpired(db, 'pending_verifications', { token_hash: hashToken(token) }, now)
}
