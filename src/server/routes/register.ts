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
import type { Services } from '../services.ts'
import { mailCode, pendingCookie } from '../verification-mail.ts'

export const registerRoute = route(register, async (services, { input, address, keepCookie }) => {
  const { database, limiter, passwords, now, lgas } = services
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
    return user ? welcome(services, tx, user) : tellOwner(services, tx, input.email)
  })
  keepCookie(pendingCookie, pending, pendingLifeSeconds)
  return {
    message: 'Registered successfully. Please check your email to confirm your registration',
  }
})

async function welcome({ database, now }: Services, tx: Queries, user: Users): Promise<string> {
  // Registering again over an unverified account begins it anew.
  await endAllSessions(tx, user.id)
  await forgetCodes(tx, user.id)
  await mailCode(database, tx, user, now())
  await logActivity(
    tx,
    { actorId: user.id, action: 'create', entity: 'user', entityId: user.id },
    now(),
  )
  return keepPending(tx, user.id, now())
}

/** Says nothing to whoever asks, and tells the owner of the account that somebody did. */
async function tellOwner(
  { database, now, publicOrigin }: Services,
  tx: Queries,
  email: string,
): Promise<string> {
  const owner = await findUserByEmail(tx, email)
  if (owner && (await mayMail(database, tx, email, now()))) {
    const message = alreadyRegisteredMessage(owner.first_name, publicOrigin)
    await queueMail(tx, { to: email, kind: 'already-registered', message }, now())
  }
  return newToken()
}
