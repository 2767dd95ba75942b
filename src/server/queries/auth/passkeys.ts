import { passkeyRules } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import type { PasskeyChallengeRow, PasskeyRow } from '../../db/tables.ts'
import { hashToken, newId, newToken } from '../../lib/ids.ts'
import {
  deleteRow,
  deleteRows,
  findOldestFirst,
  findRow,
  findUnexpired,
  insertRow,
} from '../rows-by-columns.ts'

/** A user’s passkeys, oldest first. */
export async function passkeysOf(db: Queries, userId: string): Promise<PasskeyRow[]> {
  return findOldestFirst(db, 'passkeys', { user_id: userId })
}

/** A user’s passkeys that may work at a host: those added there, and those added before it was stored. */
export async function passkeysAt(db: Queries, userId: string, host: string): Promise<PasskeyRow[]> {
  const passkeys = await passkeysOf(db, userId)
  return passkeys.filter((passkey) => (passkey.host ?? host) === host)
}

/** How many passkeys belong to each other host. */
export async function passkeysElsewhere(db: Queries, host: string) {
  return db
    .selectFrom('passkeys')
    .select(['host', (row) => row.fn.countAll<number>().as('amount')])
    .where('host', '<>', host)
    .groupBy('host')
    .orderBy('host')
    .execute()
}

/** Finds a passkey by its credential id. */
export async function findPasskey(db: Queries, credentialId: string) {
  return findRow(db, 'passkeys', { credential_id: credentialId })
}

/** Returns undefined if the credential id is already registered, by any user. */
export async function insertPasskey(tx: Queries, passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>) {
  return tx
    .insertInto('passkeys')
    .values({ id: newId(), ...passkey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Records the use of a passkey; false if it was deleted, or used again since it was read. */
export async function markPasskeyUsed(
  tx: Queries,
  { id, sign_count }: PasskeyRow,
  use: { signCount: number; synced: boolean; host: string },
  now: number,
): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({
      sign_count: use.signCount,
      synced: use.synced ? 1 : 0,
      host: use.host,
      last_used_at: now,
    })
    .where('id', '=', id)
    .where('sign_count', '=', sign_count)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Returns undefined if the user has no such passkey. */
export async function deletePasskey(tx: Queries, userId: string, id: string) {
  return deleteRow(tx, 'passkeys', { id, user_id: userId })
}

/** Creates a challenge for a passkey; only the browser that has `token` can use it. */
export async function openPasskeyChallenge(
  tx: Queries,
  { purpose, userId }: { purpose: PasskeyChallengeRow['purpose']; userId: string | null },
  now: number,
): Promise<{ token: string; challenge: string }> {
  const [token, challenge] = [newToken(), newToken()]
  await insertRow(tx, 'passkey_challenges', {
    token_hash: hashToken(token),
    challenge,
    purpose,
    user_id: userId,
    expires_at: now + passkeyRules.seconds * 1000,
  })
  return { token, challenge }
}

/** The challenge of a browser; undefined if unknown, used, expired or for another purpose. */
export async function findPasskeyChallenge(
  db: Queries,
  token: string,
  purpose: PasskeyChallengeRow['purpose'],
  now: number,
) {
  const challenge = { token_hash: hashToken(token), purpose }
  return findUnexpired(db, 'passkey_challenges', challenge, now)
}

/** Deletes a challenge; false if it was already used. */
export async function endPasskeyChallenge(
  tx: Queries,
  { token_hash }: PasskeyChallengeRow,
): Promise<boolean> {
  return (await deleteRows(tx, 'passkey_challenges', { token_hash })) === 1
}
