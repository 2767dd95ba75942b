import { mailboxOf } from '../domain/mailboxes.ts'
import type { Users } from './db/tables.ts'
import { hashToken } from './ids.ts'
import { findUser } from './queries/users.ts'
import { findPending } from './queries/verification.ts'
import type { Caller, Exchange } from './route.ts'
import type { Services } from './services.ts'
import { pendingCookie } from './verification-mail.ts'

/** Who types or asks for a code. */
export interface Awaiting {
  /** The address that it is about. */
  email: string
  /**
   * The registration whose session or browser this is; undefined for whoever knows no more than an
   * address, and where the address was somebody else's when this browser registered.
   */
  holder: Users | undefined
  /** Whether a session or a cookie came with it, whatever it is good for. */
  holds: boolean
  caller: Caller | null
  /** What wrong codes are counted by: never by what an account is like. */
  key: string
}

/**
 * The registration of the bearer token, else of the cookie that register and login set; with an e-mail
 * that is not theirs, that address alone. Undefined when nothing says which.
 */
export async function findAwaiting(
  { database, now }: Pick<Services, 'database' | 'now'>,
  exchange: Pick<Exchange<unknown, null>, 'cookie' | 'findCaller'>,
  email: string | undefined,
): Promise<Awaiting | undefined> {
  const isMeant = (its: string) => email === undefined || email === its
  const caller = await exchange.findCaller()
  const user = caller && (await findUser(database.read, caller.id))
  if (user && isMeant(user.email)) {
    const key = `session ${caller.sessionId}`
    return { email: user.email, holder: user, holds: true, caller, key }
  }
  const cookie = exchange.cookie(pendingCookie)
  const pending = cookie && (await findPending(database.read, cookie, now()))
  if (pending && isMeant(pending.email)) {
    const holder = pending.user_id ? await findUser(database.read, pending.user_id) : undefined
    const key = `browser ${hashToken(cookie)}`
    return { email: pending.email, holder, holds: true, caller: null, key }
  }
  if (email === undefined) return undefined
  const key = `mailbox ${mailboxOf(email)}`
  return { email, holder: undefined, holds: false, caller: null, key }
}
