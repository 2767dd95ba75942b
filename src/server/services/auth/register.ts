import type { register } from '../../../api/auth/sign-up.ts'
import { withheldResponse } from '../../../domain/notifications/mail-limits.ts'
import { withheldMessage } from '../../../locales/en/rate-limits.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireLga } from '../../lib/lgas.ts'
import { alreadyRegisteredMessage } from '../../mail/account-messages.ts'
import {
  deleteCodes,
  insertPendingVerification,
  pendingLifeSeconds,
} from '../../queries/auth/email-codes.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import { reserveMailSlot } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import {
  discardOldest,
  discardRegistrations,
  findOwnerOfEmail,
  lockEmail,
} from '../../queries/users/registrations.ts'
import { insertUser, updateUser } from '../../queries/users/save-users.ts'
import { readerOf } from '../../queries/users/users.ts'
import { requireGoodPassword } from '../../security/passwords.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { pendingCookie, sendCode } from './verification-mail.ts'

export async function registerUseCase(
  ctx: Context,
  { input, sender, setCookie }: RequestOf<typeof register>,
) {
  const { database, limiter, passwords, withMinDuration, now, lgas } = ctx
  const { email } = input
  const profile = {
    email,
    first_name: input.firstName,
    last_name: input.lastName,
    phone_number: input.phoneNumber,
    language: input.language ?? null,
  }
  requireLga(lgas, input.state, input.lga)
  requireGoodPassword(input.password, 'password', { ...profile, role: 'user' })
  await limiter.consume('register', sender)
  // Always hashed, so that the time does not reveal whether there is an account.
  const passwordHash = await passwords.hash(input.password, sender)

  const work = inTransaction(ctx, async (ctx, tx) => {
    await lockEmail(database, tx, email)
    const owner = await findOwnerOfEmail(tx, email)
    // An e-mail may have several registrations: a code verifies the one that it was sent for.
    const user = await insertUser(
      tx,
      {
        ...profile,
        state: input.state,
        lga: input.lga,
        address: input.address,
        password_hash: passwordHash,
      },
      now,
    )
    const slot = await reserveMailSlot(database, tx, email, 'code', now)
    if (user) {
      logActivity(ctx, { actorId: user.id, action: 'create', entity: 'user', entityId: user.id })
      for (const entityId of await discardOldest(tx, email)) {
        const details = { unverified: true }
        logActivity(ctx, { action: 'delete', entity: 'user', entityId, details })
      }
      if (slot.granted) await sendCode(ctx, user)
    } else if (owner && slot.granted) {
      // The response is the same; the owner of the account is mailed about the attempt.
      const message = alreadyRegisteredMessage(ctx, readerOf(owner))
      await enqueueMail(tx, { to: email, kind: 'already-registered', message }, now)
    }
    return {
      slot,
      pending: await insertPendingVerification(tx, { userId: user?.id ?? null, email }, now),
    }
  })
  // A new account takes more statements than a mail to the owner of one.
  const { slot, pending } = await withMinDuration(work)
  setCookie(pendingCookie, pending, pendingLifeSeconds)
  if (slot.granted) {
    return {
      message: resultMessages.registered,
    }
  }
  const withheld = withheldMessage('code', slot, now)
  const message = resultMessages['registered-withheld']({ withheld })
  return withheldResponse(message, slot, now)
}

/**
 * Verifies the e-mail of a registration and discards all other registrations of that e-mail.
 * Undefined if another user has verified it meanwhile. The caller must have locked the e-mail.
 */
export async function openRegistration(
  ctx: TransactionContext,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  change: Pick<Partial<UserRow>, 'password_hash'>,
): Promise<{ discarded: number } | undefined> {
  const { tx, now } = ctx
  const owner = await findOwnerOfEmail(tx, email)
  if (owner && owner.id !== id) return undefined
  const discarded = await discardRegistrations(tx, email, id)
  await updateUser(tx, id, { ...change, email_verified_at: owner?.email_verified_at ?? now })
  await deleteCodes(tx, id)
  await endResetLinks(tx, id)
  return { discarded }
}
