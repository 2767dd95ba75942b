import type { CurrentUser } from '../../../domain/auth/current-user.ts'
import { mailboxOf } from '../../../domain/users/mailboxes.ts'
import type { UserRow } from '../../db/tables.ts'
import { hashToken } from '../../lib/ids.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { findUser } from '../../queries/users/users.ts'
import type { ApiRequest } from '../api-request.ts'
import type { Context } from '../context.ts'
import { pendingCookie } from './verification-mail.ts'

/** Who types or asks for a code. */
export interface PendingVerification {
  /** The address that it is about. */
  email: string
  /**
   * The registration whose session or browser this is; undefined for whoever knows no more than an
   * address, and where the address was somebody else's when this browser registered.
   */
  holder: UserRow | undefined
  /** Whether a session or a cookie came with it, whatever it is good for. */
  holds: boolean
  caller: CurrentUser | null
  /** What wrong codes are counted by: never by what an account is like. */
  key: string
}

/**
 * The registration of the bearer token, else of the cookie that register and login set; with an e-mail
 * that is not theirs, that address alone. Undefined when nothing says which.
 */
export async function findAwaiting(
  { database, now }: Context,
  request: Pick<ApiRequest<unknown, null>, 'cookie' | 'findCurrentUser'>,
  email: string | undefined,
): Promise<PendingVerification | undefined> {
  const isMeant = (its: string) => email === undefined || email === its
  const currentUser = await request.findCurrentUser()
  const user = currentUser && (await findUser(database.read, currentUser.id))
  if (user && isMeant(user.email)) {
    const key = `session ${currentUser.sessionId}`
    return { email: user.email, holder: user, holds: true, caller: currentUser, key }
  }
  const cookie = request.cookie(pendingCookie)
  const pending = cookie && (await findPending(database.read, cookie, now))
  if (pending && isMeant(pending.email)) {
    const holder = pending.user_id ? await findUser(database.read, pending.user_id) : undefined
    const key = `browser ${hashToken(cookie)}`
    return { email: pending.email, holder, holds: true, caller: null, key }
  }
  if (email === undefined) return undefined
  const key = `mailbox ${mailboxOf(email)}`
  return { email, holder: undefined, holds: false, caller: null, key }
}
