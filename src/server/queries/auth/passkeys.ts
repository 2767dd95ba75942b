import { passkeyRules } from '../../../domain/auth/lifetimes.ts'
import type { Queries } from '../../db/database.ts'
import type { PasskeyChallengeRow, PasskeyRow } from '../../db/tables.ts'
import { hashToken, newId, newToken } from '../../lib/ids.ts'
import { deleteRow, deleteRows, findRow, findUnexpired } from '../rows-by-columns.ts'

/** A person’s passkeys, the oldest first. */
export async function passkeysOf(db: Queries, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The passkey with the id that its authenticator gave it. */
export async function findPasskey(db: Queries, credentialId: string) {
  return findRow(db, 'passkeys', { credential_id: credentialId })
}

/** Undefined when there is one with this credential id already, whoever's it is. */
export async function insertPasskey(
  tx: Queries,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<PasskeyRow | undefined> {
  return tx
    .insertInto('passkeys')
    .values({ id: newId(), ...passkey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Notes that a passkey was used; false when it is gone, or was used at the same time. */
export async function markPasskeyUsed(
  tx: Queries,
  { id, sign_count }: PasskeyRow,
  use: { signCount: number; synced: boolean },
  now: number,
): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ sign_count: use.signCount, synced: use.synced ? 1 : 0, last_used_at: now })
    .where('id', '=', id)
    .where('sign_count', '=', sign_count)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** One of the person's own; undefined when they have no such passkey. */
export async function deletePasskey(tx: Queries, userId: string, id: string) {
  return deleteRow(tx, 'passkeys', { id, user_id: userId })
}

/** What a passkey is to sign; only the browser that is given `token` can have it checked. */
export async function openPasskeyChallenge(
  tx: Queries,
  { purpose, userId }: { purpose: PasskeyChallengeRow['purpose']; userId: string | null },
  now: number,
): Promise<{ token: string; challenge: string }> {
  const [token, challenge] = [newToken(), newToken()]
  await tx
    .insertInto('passkey_challenges')
    .values({
      token_hash: hashToken(token),
      challenge,
      purpose,
      user_id: userId,
      expires_at: now + passkeyRules.seconds * 1000,
    })
    .execute()
  return { token, challenge }
}

/** The challenge of a browser; undefined for one that is unknown, used, late, or of another purpose. */
export async function findPasskeyChallenge(
  db: Queries,
  token: string,
  purpose: PasskeyChallengeRow['purpose'],
  now: number,
) {
  const challenge = { token_hash: hashToken(token), purpose }
  return findUnexpired(db, 'passkey_challenges', challenge, now)
}

/** Uses a challenge up; false when it was used in the meantime. */
export async function endPasskeyChallenge(
  tx: Queries,
  { token_hash }: PasskeyChallengeRow,
): Promise<boolean> {
  return (await deleteRows(tx, 'passkey_challenges', { token_hash })) === 1
}
