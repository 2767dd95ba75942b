import { resetLinkSeconds } from '../../../domain/auth/lifetimes.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { hashToken, newToken } from '../../lib/ids.ts'
import { deleteRows, findUnexpired } from '../rows-by-columns.ts'

/** A token that sets a new password once; earlier ones of the person end. */
export async function issueResetToken(
  tx: Queries,
  userId: string,
  now: number,
  lifeMs = resetLinkSeconds * 1000,
): Promise<string> {
  const token = newToken()
  await endResetLinks(tx, userId)
  await tx
    .insertInto('reset_links')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + lifeMs,
    })
    .execute()
  return token
}

/** Ends what was mailed to set a new password. */
export async function endResetLinks(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'reset_links', { user_id: userId })
}

/** Whether a link that was mailed still works. */
export async function hasResetLink(tx: Queries, userId: string, now: number): Promise<boolean> {
  const found = await findUnexpired(tx, 'reset_links', { user_id: userId }, now)
  return found !== undefined
}

/** The person whose password a token would set; undefined for a wrong, used or late one. */
export async function findByResetToken(
  db: Queries,
  token: string,
  now: number,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('reset_links')
    .innerJoin('users', 'users.id', 'reset_links.user_id')
    .selectAll('users')
    .where('reset_links.token_hash', '=', hashToken(token))
    .where('reset_links.expires_at', '>', now)
    .executeTakeFirst()
}

/** The person whose token it was, once; undefined for a wrong, used or late one. */
export async function consumeResetToken(
  tx: Queries,
  token: string,
  now: number,
): Promise<string | undefined> {
  const spent = await tx
    .deleteFrom('reset_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return spent?.user_id
}
