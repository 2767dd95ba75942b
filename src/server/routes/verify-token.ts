import { Problem } from '../../api/problem.ts'
import { verifyToken } from '../../api/verify-token.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findUser, findUserByEmail, holdUser, updateUser } from '../queries/users.ts'
import { findPending, forgetCodes, spendCode } from '../queries/verification.ts'
import { type Exchange, route } from '../route.ts'
import type { Services } from '../services.ts'
import { pendingCookie } from '../verification-mail.ts'

export const verifyTokenRoute = route(verifyToken, async (services, exchange) => {
  const { database, limiter, now } = services
  const { input, address } = exchange
  await limiter.take('codeByAddress', address)
  const user = await findAwaited(services, exchange, input.email)
  await limiter.take('codeByAccount', user?.id ?? input.email ?? address)

  const verified =
    user !== undefined &&
    (await database.write(async (tx) => {
      await holdUser(database, tx, user.id)
      if (!(await spendCode(tx, user.id, input.token, now()))) return false
      await updateUser(tx, user.id, { email_verified_at: now() })
      await forgetCodes(tx, user.id)
      await logActivity(
        tx,
        {
          actorId: user.id,
          action: 'update',
          entity: 'user',
          entityId: user.id,
          details: { emailVerified: true },
        },
        now(),
      )
      return true
    }))
  if (!verified) {
    const message = 'This code is wrong or too old. Check the newest e-mail, or ask for a new code.'
    throw new Problem('WRONG_CODE', message, { fields: { token: message } })
  }
  return { message: 'Account verified successfully. Login to your account' }
})

/** Whose code is meant: the e-mail's, else the signed-in person's, else the cookie's. */
export async function findAwaited(
  { database, now }: Services,
  exchange: Pick<Exchange<unknown, null>, 'cookie' | 'findCaller'>,
  email: string | undefined,
) {
  if (email) return findUserByEmail(database.read, email)
  const caller = await exchange.findCaller()
  if (caller) return findUser(database.read, caller.id)
  const cookie = exchange.cookie(pendingCookie)
  return cookie ? findPending(database, cookie, now()) : undefined
}
