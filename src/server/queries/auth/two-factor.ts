import { randomBytes } from 'node:crypto'
import type { TwoFactorKind } from '../../../api/problem.ts'
import { challengeRules } from '../../../domain/auth/lifetimes.ts'
import type { Queries } from '../../db/database.ts'
import type { TwoFactorRow } from '../../db/tables.ts'
import { hashToken, newToken } from '../../lib/ids.ts'
import { deleteRows, findRow } from '../rows-by-columns.ts'
import { passkeysOf } from './passkeys.ts'

/** The app that guards somebody's log-in; one that was never confirmed guards nothing. */
export async function findTwoFactor(
  db: Queries,
  userId: string,
): Promise<TwoFactorRow | undefined> {
  return db
    .selectFrom('totp_secrets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** The one somebody is about to confirm. */
export async function findUnconfirmed(db: Queries, userId: string) {
  return findRow(db, 'totp_secrets', { user_id: userId, confirmed_at: null })
}

/** Keeps a secret until a code confirms it; false when a confirmed one stands. */
export async function upsertUnconfirmedSecret(
  tx: Queries,
  userId: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const kept = await tx
    .insertInto('totp_secrets')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: null })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Confirms the very secret that the code was of; false when another took its place. */
export async function confirmTwoFactor(
  tx: Queries,
  { user_id, secret }: TwoFactorRow,
  step: number,
  now: number,
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('totp_secrets')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return confirmed.numUpdatedRows === 1n
}

/** Takes the code of a half minute, once: false for one that was taken, or an older one. */
export async function consumeTotpStep(tx: Queries, userId: string, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** What can be asked for after somebody's password, besides recovery codes. */
export async function twoFactorOf(db: Queries, userId: string): Promise<TwoFactorKind[]> {
  const app = await findTwoFactor(db, userId)
  const passkeys = await passkeysOf(db, userId)
  return [
    ...(app ? (['app'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
}

export async function hasTwoFactor(db: Queries, userId: string): Promise<boolean> {
  return (await twoFactorOf(db, userId)).length > 0
}

/** Removes somebody's app; what they have besides stays. */
export async function removeTwoFactorOf(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'totp_secrets', { user_id: userId })
  await endUnneededCodes(tx, userId)
}

/** Removes app, passkeys and recovery codes. */
export async function removeAllTwoFactors(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'passkeys', { user_id: userId })
  await removeTwoFactorOf(tx, userId)
}

/** Recovery codes end with the last factor that they stand in for. */
export async function endUnneededCodes(tx: Queries, userId: string): Promise<void> {
  if (await hasTwoFactor(tx, userId)) return
  await deleteRows(tx, 'recovery_codes', { user_id: userId })
}

const recoveryCodes = 10
// RFC 4648 base32, in lower case: no 0, 1, 8, 9 to mistake. 120 bits: OWASP ASVS 6.5.2 asks for 112
// where a plain hash is stored.
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const recoveryLetters = 24

/** Ten fresh codes, each good once, in groups of four; the earlier ones end. Only hashes are stored. */
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

/** Uses a recovery code up. `code` has no dashes. */
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

/** Remembers that somebody's password was right; the token it returns is sent along with the code. */
export async function openChallenge(tx: Queries, userId: string, now: number): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('login_challenges')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      tries_left: challengeRules.tries,
      expires_at: now + challengeRules.seconds * 1000,
    })
    .execute()
  return token
}

/** Whose code is awaited; undefined for a made-up, used or late token. */
export async function findChallenged(
  db: Queries,
  token: string,
  now: number,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('login_challenges')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.user_id
}

/** Uses one try of a challenge; false when none is left. */
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

const requiredName = 'second-factor-required'

export async function isTwoFactorRequired(db: Queries): Promise<boolean> {
  const setting = await db
    .selectFrom('team_settings')
    .select('value')
    .where('name', '=', requiredName)
    .executeTakeFirst()
  return setting?.value === 'yes'
}

export async function requireTwoFactor(tx: Queries, required: boolean): Promise<void> {
  const value = required ? 'yes' : 'no'
  await tx
    .insertInto('team_settings')
    .values({ name: requiredName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Whether somebody in the team has yet to set up the second factor that all of it needs. */
export async function owesTwoFactor(db: Queries, userId: string): Promise<boolean> {
  if (!(await isTwoFactorRequired(db))) return false
  return !(await hasTwoFactor(db, userId))
}
