import { register } from '../../api/register.ts'
import { withheldAnswer } from '../../domain/mail-budgets.ts'
import { withheldMessage } from '../../locales/en/mail-budgets.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireLga } from '../lgas.ts'
import { alreadyRegisteredMessage } from '../mail/account-messages.ts'
import { requireGoodPassword } from '../passwords.ts'
import { logActivity } from '../queries/activity-log.ts'
import { takeMailSlot } from '../queries/mail-counts.ts'
import { queueMail } from '../queries/outbox.ts'
import { findOwnerOfEmail, lockEmail, putUnverifiedUser } from '../queries/users.ts'
import { keepPending, pendingLifeSeconds } from '../queries/verification.ts'
import { route } from '../route.ts'
import { pendingCookie, sendCode } from '../verification-mail.ts'

export const registerRoute = route(register, async (services, { input, address, keepCookie }) => {
  const { database, limiter, passwords, now, lgas, publicOrigin } = services
  const { email } = input
  const person = {
    email,
    first_name: input.firstName,
    last_name: input.lastName,
    phone_number: input.phoneNumber,
  }
  requireLga(lgas, input.state, input.lga)
  requireGoodPassword(input.password, 'password', { ...person, role: 'user' })
  await limiter.take('register', address)
  // Hashed in any case, so that the time taken does not tell who has an account.
  const passwordHash = await passwords.hash(input.password)

  const { slot, pending } = await database.write(async (tx) => {
    await lockEmail(database, tx, email)
    const owner = await findOwnerOfEmail(tx, email)
    // Beside others that wait for this address: a code opens the one that it is sent for.
    const user = await putUnverifiedUser(
      tx,
      {
        ...person,
        state: input.state,
        lga: input.lga,
        address: input.address,
        password_hash: passwordHash,
      },
      now(),
    )
    const slot = await takeMailSlot(database, tx, email, 'code', now())
    if (user) {
      await logActivity(
        tx,
        { actorId: user.id, action: 'create', entity: 'user', entityId: user.id },
        now(),
      )
      if (slot.granted) await sendCode(tx, user, now())
    } else if (owner && slot.granted) {
      // Says nothing to the sender, and tells the owner of the account that somebody tried.
      const message = alreadyRegisteredMessage(owner.first_name, publicOrigin)
      await queueMail(tx, { to: email, kind: 'already-registered', message }, now())
    }
    return { slot, pending: await keepPending(tx, { userId: user?.id ?? null, email }, now()) }
  })
  keepCookie(pendingCookie, pending, pendingLifeSeconds)
  if (slot.granted) {
    return {
      message: resultMessages.registered,
    }
  }
  const withheld = withheldMessage('code', slot, now())
  const message = resultMessages['registered-withheld']({ withheld })
  return withheldAnswer(message, slot, now())
})
