import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import { mailboxOf } from '../../../domain/users/emails.ts'
import type { UserRow } from '../../db/tables.ts'
import { hashToken } from '../../lib/ids.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { findUser } from '../../queries/users/users.ts'
import type { ApiRequest } from '../api-request.ts'
import type { Context } from '../context.ts'
import { pendingCookie } from './verification-mail.ts'

/** The user or browser that sends or asks for a code. */
export interface PendingVerification {
  /** The e-mail that the code proves. */
  email: string
  /**
   * The registration of this session or browser; undefined if only the e-mail is known, or if it
   * had another owner when this browser registered.
   */
  holder: UserRow | undefined
  /** Whether the request came with a session or cookie of this e-mail. */
  hasSessionOrCookie: boolean
  caller: CurrentUser | null
  /** The key that wrong codes count against; independent of the account. */
  key: string
}

/**
 * The registration of the bearer token, else of the cookie. A registration of another e-mail than
 * `email` is ignored; without one, the result has only `email`. Undefined if there is no e-mail.
 */
export async function findPendingVerification(
  { database, now }: Context,
  request: Pick<ApiRequest<unknown, null>, 'cookie' | 'findCurrentUser'>,
  email: string | undefined,
): Promise<PendingVerification | undefined> {
  const isMeant = (known: string) => email === undefined || email === known
  const currentUser = await request.findCurrentUser()
  const user = currentUser && (await findUser(database.read, currentUser.id))
  if (user && isMeant(user.email)) {
    const key = `session ${currentUser.sessionId}`
    return { email: user.email, holder: user, hasSessionOrCookie: true, caller: currentUser, key }
  }
  const cookie = request.cookie(pendingCookie)
  const pending = cookie && (await findPending(database.read, cookie, now))
  if (pending && isMeant(pending.email)) {
    const holder = pending.user_id ? await findUser(database.read, pending.user_id) : undefined
    const key = `browser ${hashToken(cookie)}`
    return { email: pending.email, holder, hasSessionOrCookie: true, caller: null, key }
  }
  if (email === undefined) return undefined
  const key = `mailbox ${mailboxOf(email)}`
  return { email, holder: undefined, hasSessionOrCookie: false, caller: null, key }
}
