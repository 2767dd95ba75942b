import type { logIn } from '../../../api/auth/log-in.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { findOwnerOfEmail, findRegistrations } from '../../queries/users/registrations.ts'
import { findUser } from '../../queries/users/users.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { pendingCookie } from './verification-mail.ts'

/** Registrations that are tried, besides this browser's own. Each costs a hash. */
const maxRegistrations = 3

/**
 * The user with this e-mail and password: the account, else one of the unverified registrations,
 * this browser's own first.
 */
export async function findByPassword(
  ctx: Context,
  { cookie, input: { email, password } }: Pick<RequestOf<typeof logIn>, 'cookie' | 'input'>,
  sender: Sender,
): Promise<UserRow | undefined> {
  const { database, now, passwords } = ctx
  const owner = await findOwnerOfEmail(database.read, email)
  if (owner)
    return (await passwords.matches(owner.password_hash, password, sender)) ? owner : undefined
  const token = cookie(pendingCookie)
  const pending = token && (await findPending(database.read, token, now))
  const own =
    pending && pending.email === email && pending.user_id !== null
      ? await findUser(database.read, pending.user_id)
      : undefined
  const others = await findRegistrations(database.read, email, maxRegistrations)
  const candidates = [...(own ? [own] : []), ...others.filter(({ id }) => id !== own?.id)]
  for (const each of candidates) {
    if (await passwords.matches(each.password_hash, password, sender)) return each
  }
  // So that an unknown e-mail takes as long as a wrong password.
  if (candidates.length === 0) await passwords.matches(null, password, sender)
  return undefined
}
