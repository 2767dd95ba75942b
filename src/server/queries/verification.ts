import { hashCode, isCode, newCode } from '../codes.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { hashToken, newId, newToken } from '../ids.ts'
import { codeRules } from '../limits.ts'

/** How long the browser that registered may type a code without saying whose it is. */
export const pendingLifeSeconds = 24 * 3600

/** A fresh six-digit code for a person; any earlier one ends. Only its hash is stored. */
export async function issueCode(tx: Queries, userId: string, now: number): Promise<string> {
  const code = newCode()
  const fresh = {
    id: newId(),
    code_hash: '',
    created_at: now,
    expires_at: now + codeRules.seconds * 1000,
    tries_left: codeRules.tries,
  }
  fresh.code_hash = hashCode(fresh.id, code)
  await tx
    .insertInto('email_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
  return code
}

/** Uses one try of the person's newest code. True once, for the right code; the code is then gone. */
export async function spendCode(
  tx: Queries,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const tried = await tx
    .updateTable('email_codes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (!tried || !isCode(tried, code)) return false
  const spent = await tx.deleteFrom('email_codes').where('id', '=', tried.id).executeTakeFirst()
  return spent.numDeletedRows === 1n
}

export async function forgetCodes(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('email_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('pending_verifications').where('user_id', '=', userId).execute()
}

/** Remembers, for the cookie that is returned, whose code is awaited. */
export async function keepPending(tx: Queries, userId: string, now: number): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('pending_verifications')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: now + pendingLifeSeconds * 1000,
    })
    .execute()
  return token
}

/** The person whose code the browser with this cookie waits for. */
export async function findPending(
  database: Database,
  token: string,
  now: number,
): Promise<Users | undefined> {
  return database.read
    .selectFrom('pending_verifications')
    .innerJoin('users', 'users.id', 'pending_verifications.user_id')
    .selectAll('users')
    .where('pending_verifications.token_hash', '=', hashToken(token))
    .where('pending_verifications.expires_at', '>', now)
    .executeTakeFirst()
}
