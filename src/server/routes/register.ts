import { register } from '../../api/register.ts'
import type { Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { newToken } from '../ids.ts'
import { requireLga } from '../lgas.ts'
import { alreadyRegisteredMessage } from '../mail/account-messages.ts'
import { requireGoodPassword } from '../passwords.ts'
import { logActivity } from '../queries/activity-log.ts'
import { mayMail, queueMail } from '../queries/outbox.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { findUserByEmail, putUnverifiedUser } from '../queries/users.ts'
import { forgetCodes, keepPending, pendingLifeSeconds } from '../queries/verification.ts'
import { route } from '../route.ts'
import { mailCode, pendingCookie } from '../verification-mail.ts'

export const registerRoute = route(register, async (services, { input, address, keepCookie }) => {
  const { database, limiter, passwords, now, lgas, publicOrigin } = services
  requireLga(lgas, input.state, input.lga)
  requireGoodPassword(input.password, 'password', 'user')
  await limiter.take('register', address)
  // Hashed in any case, so that the time taken does not tell who has an account.
  const passwordHash = await passwords.hash(input.password)

  const pending = await database.write(async (tx) => {
    const user = await putUnverifiedUser(
      tx,
      {
        email: input.email,
        first_name: input.firstName,
        last_name: input.lastName,
        phone_number: input.phoneNumber,
        state: input.state,
        lga: input.lga,
        address: input.address,
        password_hash: passwordHash,
      },
      now(),
    )
    return user ? welcome(tx, user, now()) : tellOwner(tx, input.email, publicOrigin, now())
  })
  keepCookie(pendingCookie, pending, pendingLifeSeconds)
  return {
    message: 'Registered successfully. Please check your email to confirm your registration',
  }
})

async function welcome(tx: Queries, user: Users, now: number): Promise<string> {
  // Registering again over an unverified account begins it anew.
  await endAllSessions(tx, user.id)
  await forgetCodes(tx, user.id)
  await mailCode(tx, user, now)
  await logActivity(
    tx,
    { actorId: user.id, action: 'create', entity: 'user', entityId: user.id },
    now,
  )
  return keepPending(tx, user.id, now)
}

/** Says nothing to whoever asks, and tells the owner of the account that somebody did. */
async function tellOwner(
  tx: Queries,
  email: string,
  publicOrigin: string,
  now: number,
): Promise<string> {
  const owner = await findUserByEmail(tx, email)
  if (owner && (await mayMail(tx, email, now))) {
    const message = alreadyRegisteredMessage(owner.first_name, publicOrigin)
    await queueMail(tx, { to: email, kind: 'already-registered', message }, now)
  }
  return newToken()
}
