import type { Queries } from '../db/database.ts'
import { hashToken, newToken } from '../ids.ts'
import { resetLinkSeconds } from '../limits.ts'

/** A token that sets a new password once; earlier ones of the person end. */
export async function issueResetToken(
  tx: Queries,
  userId: string,
  now: number,
  lifeMs = resetLinkSeconds * 1000,
): Promise<string> {
  const token = newToken()
  await tx.deleteFrom('reset_links').where('user_id', '=', userId).execute()
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

/** The person whose token it was, once; undefined for a wrong, used or late one. */
export async function spendResetToken(
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
