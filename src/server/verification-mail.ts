import type { Database, Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import { verificationMessage } from './mail/account-messages.ts'
import { mayMail, queueMail } from './queries/outbox.ts'
import { issueCode } from './queries/verification.ts'

/** Set by register and login, read by verify and resend: whose code this browser waits for. */
export const pendingCookie = 'pending_verification'

/**
 * Mails a new code, unless the address has had its share of mails just now; the last code then
 * stays good.
 */
export async function mailCode(
  database: Database,
  tx: Queries,
  user: Users,
  now: number,
): Promise<void> {
  if (!(await mayMail(database, tx, user.email, now))) return
  const code = await issueCode(tx, user.id, now)
  const message = verificationMessage(user.first_name, code)
  await queueMail(tx, { to: user.email, kind: 'verification-code', message }, now)
}
