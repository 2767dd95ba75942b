import { logIn } from '../../api/log-in.ts'
import { Problem } from '../../api/problem.ts'
import { sessionLife } from '../../domain/sessions.ts'
import { logActivity } from '../queries/activity-log.ts'
import { currentUserRecord } from '../queries/merchants.ts'
import { openSession } from '../queries/sessions.ts'
import { findUserByEmail, updateComparedUser } from '../queries/users.ts'
import { keepPending, pendingLifeSeconds } from '../queries/verification.ts'
import { route } from '../route.ts'
import { mailCode, pendingCookie } from '../verification-mail.ts'

export const logInRoute = route(logIn, async (services, exchange) => {
  const { database, limiter, passwords, now } = services
  const { input, address, userAgent, keepCookie } = exchange
  await limiter.take('logInByAddress', address)
  await limiter.take('logInByAccountAndAddress', `${input.email} ${address}`)
  await limiter.take('logInByAccount', input.email)

  const found = await findUserByEmail(database.read, input.email)
  if (!(await passwords.matches(found?.password_hash ?? null, input.password)) || !found) {
    throw wrongCredentials()
  }
  if (found.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'This account is suspended. Write to us to ask why.')
  }

  const stored = found.password_hash ?? ''
  const renewed = passwords.isOutdated(stored) ? await passwords.hash(input.password) : stored
  const { token, user, pending } = await database.write(async (tx) => {
    const user = await updateComparedUser(tx, found, {
      last_login_at: now(),
      password_hash: renewed,
    })
    if (!user) throw wrongCredentials()
    const token = await openSession(
      tx,
      { userId: user.id, absoluteMs: sessionLife(user.role).absoluteMs, userAgent },
      now(),
    )
    await logActivity(
      tx,
      {
        actorId: user.id,
        action: 'login',
        entity: 'user',
        entityId: user.id,
        details: { role: user.role },
      },
      now(),
    )
    if (user.email_verified_at !== null) return { token, user, pending: null }
    await mailCode(database, tx, user, now())
    return { token, user, pending: await keepPending(tx, user.id, now()) }
  })
  if (pending !== null) keepCookie(pendingCookie, pending, pendingLifeSeconds)
  return { access_token: token, user: await currentUserRecord(database.read, user) }
})

function wrongCredentials(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'The e-mail address or the password is not right.')
}
