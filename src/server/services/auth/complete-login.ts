import { sessionLife } from '../../../domain/auth/sessions.ts'
import { withheldMessage } from '../../../locales/en/rate-limits.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { UserRow } from '../../db/tables.ts'
import { insertPendingVerification } from '../../queries/auth/email-codes.ts'
import { openSession } from '../../queries/auth/sessions.ts'
import { stopFactorRemoval } from '../../queries/auth/two-factor-removals.ts'
import { currentUserRecord } from '../../queries/merchants/merchants.ts'
import { updateComparedUser } from '../../queries/users/save-users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { mailCode } from './verification-mail.ts'

/**
 * Completes a log-in: opens a session, and mails a code to a user whose e-mail is not verified.
 * Undefined if the account has changed since it was read.
 */
export async function completeLogin(
  ctx: TransactionContext,
  found: UserRow,
  {
    passwordHash,
    userAgent,
    by,
  }: {
    passwordHash: string
    userAgent: string
    by: 'password' | 'second factor' | 'recovery code' | 'passkey'
  },
) {
  const { tx, now } = ctx
  const user = await updateComparedUser(tx, found, {
    last_login_at: now,
    password_hash: passwordHash,
  })
  if (!user) return undefined
  const stopped = by !== 'password' && (await stopFactorRemoval(tx, user.id))
  const { absoluteMs } = sessionLife(user.role)
  const token = await openSession(tx, { userId: user.id, absoluteMs, userAgent }, now)
  logActivity(ctx, {
    actorId: user.id,
    action: 'login',
    entity: 'user',
    entityId: user.id,
    details: {
      role: user.role,
      ...(by !== 'password' && { by }),
      ...(stopped && { secondFactorRemoval: 'stopped' }),
    },
  })
  const result = { access_token: token, user: await currentUserRecord(tx, user, ctx.now) }
  if (user.email_verified_at !== null) return { result, pending: null }
  const slot = await mailCode(ctx, user)
  const pending = await insertPendingVerification(tx, { userId: user.id, email: user.email }, now)
  if (slot.granted) return { result, pending }
  const withheld = withheldMessage('code', slot, now)
  const message = resultMessages['code-of-log-in']({ withheld })
  return { result: { ...result, message }, pending }
}
