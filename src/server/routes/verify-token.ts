import { Problem } from '../../api/problem.ts'
import { verifyToken } from '../../api/verify-token.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findUser, findUserByEmail, holdUser, updateUser } from '../queries/users.ts'
import { findPending, forgetCodes, spendCode } from '../queries/verification.ts'
import { type Exchange, route } from '../route.ts'
import type { Services } from '../services.ts'
import { pendingCookie } from '../verification-mail.ts'

export const verifyTokenRoute = route(verifyToken, async (services, exchange) => {
  const { input, address } = exchange
  await services.limiter.take('codeByAddress', address)
  const user = await findAwaited(services, exchange, input.email)
  await services.limiter.take('codeByAccount', user?.id ?? input.email ?? address)

  const verified = await services.inEvenTime(proveEmail(services, user?.id, input.token))
  if (!verified) {
    const message = 'This code is wrong or too old. Check the newest e-mail, or ask for a new code.'
    throw new Problem('WRONG_CODE', message, { fields: { token: message } })
  }
  return { message: 'Account verified successfully. Login to your account' }
})

/** Marks the e-mail as verified when the code is right; false when it is not, or there is nobody. */
async function proveEmail(
  { database, now }: Services,
  userId: string | undefined,
  code: string,
): Promise<boolean> {
  if (userId === undefined) return false
  return database.write(async (tx) => {
    await holdUser(database, tx, userId)
    if (!(await spendCode(tx, userId, code, now()))) return false
    await updateUser(tx, userId, { email_verified_at: now() })
    await forgetCodes(tx, userId)
    await logActivity(
      tx,
      {
        actorId: userId,
        action: 'update',
        entity: 'user',
        entityId: userId,
        details: { emailVerified: true },
      },
      now(),
    )
    return true
  })
}

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
