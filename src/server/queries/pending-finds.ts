import type { Find } from '../../api/report-find.ts'
import { hashCode, isCode, newCode } from '../codes.ts'
import type { Queries } from '../db/database.ts'
import { newId } from '../ids.ts'
import { codeRules } from '../limits.ts'

/** Keeps a find until its finder has proved their e-mail; an earlier one of the same address ends. */
export async function putPendingFind(tx: Queries, find: Find, now: number): Promise<string> {
  const code = newCode()
  const id = newId()
  const fresh = {
    id,
    code_hash: hashCode(id, code),
    tries_left: codeRules.tries,
    find: JSON.stringify(find),
    created_at: now,
    expires_at: now + codeRules.seconds * 1000,
  }
  await tx
    .insertInto('pending_finds')
    .values({ email: find.email, ...fresh })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
    .execute()
  return code
}

/** Uses one try of an address's code. The find, once, for the right code; it is then gone from here. */
export async function spendFindCode(
  tx: Queries,
  email: string,
  code: string,
  now: number,
): Promise<Find | undefined> {
  const tried = await tx
    .updateTable('pending_finds')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('email', '=', email)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash', 'find'])
    .executeTakeFirst()
  if (!tried || !isCode(tried, code)) return undefined
  const spent = await tx
    .deleteFrom('pending_finds')
    .where('email', '=', email)
    .where('id', '=', tried.id)
    .executeTakeFirst()
  return spent.numDeletedRows === 1n ? JSON.parse(tried.find) : undefined
}
