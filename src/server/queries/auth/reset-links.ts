import { resetLinkSeconds } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import { hashToken, newToken } from '../../lib/ids.ts'
import { deleteRow, deleteRows, findRow, findUnexpired } from '../rows-by-columns.ts'

/** Creates a token that sets a new password once. It replaces earlier tokens of the user. */
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

/** Deletes the user's links for a new password. */
export async function endResetLinks(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'reset_links', { user_id: userId })
}

/** Whether the user has a link that is still valid. */
export async function hasResetLink(tx: Queries, userId: string, now: number): Promise<boolean> {
  const found = await findUnexpired(tx, 'reset_links', { user_id: userId }, now)
  return found !== undefined
}

/** The user of a reset token; undefined if it is wrong, used or expired. */
export async function findByResetToken(db: Queries, token: string, now: number) {
  const link = await findUnexpired(db, 'reset_links', { token_hash: hashToken(token) }, now)
  return link && findRow(db, 'users', { id: link.user_id })
}

/** Deletes a reset token and returns its user's id; undefined if it is wrong, used or expired. */
export async function consumeResetToken(tx: Queries, token: string, now: number) {
  const deleted = await deleteRow(tx, 'reset_links', { token_hash: hashToken(token) })
  return deleted && deleted.expires_at > now ? deleted.user_id : undefined
}
