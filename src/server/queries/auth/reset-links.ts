import { resetLinkSeconds } from '../../../domain/auth/lifetimes.ts'
import type { Queries } from '../../db/database.ts'
import { hashToken, newToken } from '../../lib/ids.ts'
import { deleteRow, deleteRows, findRow, findUnexpired } from '../rows-by-columns.ts'

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
export async function findByResetToken(db: Queries, token: string, now: number) {
  const link = await findUnexpired(db, 'reset_links', { token_hash: hashToken(token) }, now)
  return link && findRow(db, 'users', { id: link.user_id })
}

/** The person whose token it was, once; undefined for a wrong, used or late one. */
export async function consumeResetToken(tx: Queries, token: string, now: number) {
  const spent = await deleteRow(tx, 'reset_links', { token_hash: hashToken(token) })
  return spent && spent.expires_at > now ? spent.user_id : undefined
}
