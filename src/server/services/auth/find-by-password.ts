import type { UserRow } from '../../db/tables.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { findOwnerOfEmail, findRegistrations } from '../../queries/users/registrations.ts'
import { findUser } from '../../queries/users/users.ts'
import type { ApiRequest } from '../api-request.ts'
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
  { cookie }: Pick<ApiRequest<unknown, null>, 'cookie'>,
  { email, password }: { email: string; password: string },
): Promise<UserRow | undefined> {
  const { database, now, passwords } = ctx
  const owner = await findOwnerOfEmail(database.read, email)
  if (owner) return (await passwords.matches(owner.password_hash, password)) ? owner : undefined
  const token = cookie(pendingCookie)
  const pending = token && (await findPending(database.read, token, now))
  const own =
    pending && pending.email === email && pending.user_id !== null
      ? await findUser(database.read, pending.user_id)
      : undefined
  const others = await findRegistrations(database.read, email, maxRegistrations)
  const candidates = [...(own ? [own] : []), ...others.filter(({ id }) => id !== own?.id)]
  for (const each of candidates) {
    if (await passwords.matches(each.password_hash, password)) return each
  }
  // So that an unknown e-mail takes as long as a wrong password.
  if (candidates.length === 0) await passwords.matches(null, password)
  return undefined
}
