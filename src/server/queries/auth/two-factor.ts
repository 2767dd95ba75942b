import { randomBytes } from 'node:crypto'
import type { TwoFactorKind } from '../../../api/problem.ts'
import { challengeRules } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import type { TwoFactorRow } from '../../db/tables.ts'
import { hashToken, newToken } from '../../lib/ids.ts'
import { hasRow } from '../count-rows.ts'
import {
  deleteRows,
  findRow,
  findUnexpired,
  insertRow,
  updateRow,
  upsertRow,
} from '../rows-by-columns.ts'
import { passkeysAt, passkeysOf } from './passkeys.ts'
import { stopFactorRemoval } from './two-factor-removals.ts'

/** The user's authenticator app; undefined if there is none, or it is not confirmed. */
export async function findTwoFactor(db: Queries, userId: string) {
  const factor = await findRow(db, 'totp_secrets', { user_id: userId })
  return factor && factor.confirmed_at !== null ? factor : undefined
}

/** The newest confirmed secrets of apps, encrypted. */
export async function someTotpSecrets(db: Queries, limit: number) {
  return db
    .selectFrom('totp_secrets')
    .select(['user_id', 'secret'])
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The app that the user has to confirm with a code. */
export async function findUnconfirmed(db: Queries, userId: string) {
  return findRow(db, 'totp_secrets', { user_id: userId, confirmed_at: null })
}

/** Stores a secret, to be confirmed with a code; false if a confirmed secret exists. */
export async function upsertUnconfirmedSecret(
  tx: Queries,
  userId: string,
  secret: string,
  now: number,
): Promise<boolean> {
  return hasRow(
    tx
      .insertInto('totp_secrets')
      .values({ user_id: userId, secret, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret, created_at: now, last_step: null })
          .where('totp_secrets.confirmed_at', 'is', null),
      )
      .returning('user_id'),
  )
}

/** Confirms the secret for which the user entered a code; false if it has been replaced. */
export async function confirmTwoFactor(
  tx: Queries,
  { user_id, secret }: TwoFactorRow,
  step: number,
  now: number,
): Promise<boolean> {
  const unconfirmed = { user_id, secret, confirmed_at: null }
  const change = { confirmed_at: now, last_step: step }
  return (await updateRow(tx, 'totp_secrets', unconfirmed, change)) !== undefined
}

/** Marks a code as used by its 30-second step; false if it or a later code was already used. */
export async function consumeTotpStep(tx: Queries, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** The kinds of second factors that a user can use at a host, without recovery codes. */
export async function twoFactorAt(
  db: Queries,
  userId: string,
  host: string,
): Promise<TwoFactorKind[]> {
  const app = await findTwoFactor(db, userId)
  const passkeys = await passkeysAt(db, userId, host)
  return [
    ...(app ? (['app'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
}

/** Whether a user has a second factor, even one that works only at an earlier host. */
export async function hasTwoFactor(db: Queries, userId: string): Promise<boolean> {
  return (
    (await findTwoFactor(db, userId)) !== undefined || (await passkeysOf(db, userId)).length > 0
  )
}

/** Removes a user's app; passkeys stay. */
export async function removeTwoFactorOf(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'totp_secrets', { user_id: userId })
  await endWithLastFactor(tx, userId)
}

/** Removes app, passkeys and recovery codes. */
export async function removeAllTwoFactors(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'passkeys', { user_id: userId })
  await removeTwoFactorOf(tx, userId)
}

/** Removes the app and the passkeys that were set up after a moment; false if there are none. */
export async function removeFactorsAfter(
  tx: Queries,
  userId: string,
  after: number,
): Promise<boolean> {
  const apps = await tx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>', after)
    .executeTakeFirst()
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .executeTakeFirst()
  await endWithLastFactor(tx, userId)
  return apps.numDeletedRows + passkeys.numDeletedRows > 0n
}

/** Ends the recovery codes of a user without a second factor, and a removal that staff started. */
export async function endWithLastFactor(tx: Queries, userId: string): Promise<void> {
  if (await hasTwoFactor(tx, userId)) return
  await deleteRows(tx, 'recovery_codes', { user_id: userId })
  await stopFactorRemoval(tx, userId)
}

const recoveryCodes = 10
// RFC 4648 base32 in lower case: no 0, 1, 8 or 9 to confuse. 120 bits: OWASP ASVS 6.5.2 requires
// 112 for a plain hash.
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const recoveryLetters = 24

/**
 * Creates ten single-use codes, in groups of four, which replace the earlier ones. Only hashes are
 * stored.
 */
export async function replaceRecoveryCodes(tx: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await deleteRows(tx, 'recovery_codes', { user_id: userId })
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) })))
    .execute()
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

function newRecoveryCode(): string {
  return [...randomBytes(recoveryLetters)].map((byte) => letters[byte % letters.length]).join('')
}

/** Deletes a recovery code; `code` has no dashes. */
export async function consumeRecoveryCode(
  tx: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  return (
    (await deleteRows(tx, 'recovery_codes', { code_hash: hashToken(code), user_id: userId })) === 1
  )
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute()
  return rows.length
}

/** Records that a user's password was right; returns the token to send with the second factor. */
export async function openChallenge(tx: Queries, userId: string, now: number): Promise<string> {
  const token = newToken()
  await insertRow(tx, 'login_challenges', {
    token_hash: hashToken(token),
    user_id: userId,
    tries_left: challengeRules.tries,
    expires_at: now + challengeRules.seconds * 1000,
  })
  return token
}

/** The user of a challenge; undefined if its token is unknown, used or expired. */
export async function findChallenged(db: Queries, token: string, now: number) {
  const challenge = { token_hash: hashToken(token) }
  const found = await findUnexpired(db, 'login_challenges', challenge, now)
  return found && found.tries_left > 0 ? found.user_id : undefined
}

/** Uses one try of a challenge; false if none is left. */
export async function tryChallenge(tx: Queries, token: string, now: number): Promise<boolean> {
  const tried = await tx
    .updateTable('login_challenges')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return tried.numUpdatedRows === 1n
}

export async function endChallenge(tx: Queries, token: string): Promise<void> {
  await deleteRows(tx, 'login_challenges', { token_hash: hashToken(token) })
}

const requiredSetting = 'second-factor-required'

export async function isTwoFactorRequired(db: Queries): Promise<boolean> {
  const setting = await db
    .selectFrom('team_settings')
    .select('value')
    .where('name', '=', requiredSetting)
    .executeTakeFirst()
  return setting?.value === 'yes'
}

export async function requireTwoFactor(tx: Queries, required: boolean): Promise<void> {
  const value = required ? 'yes' : 'no'
  await upsertRow(tx, 'team_settings', { name: requiredSetting, value }, 'name')
}

/** Whether a staff member lacks a second factor that is required of all staff. */
export async function owesTwoFactor(db: Queries, userId: string): Promise<boolean> {
  if (!(await isTwoFactorRequired(db))) return false
  return !(await hasTwoFactor(db, userId))
}
