import type { verifyToken } from '../../../api/auth/sign-up.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { UserRow } from '../../db/tables.ts'
import { consumeEmailCode, endCode, findCodeOwner } from '../../queries/auth/email-codes.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { endAllSessions, endOtherSessions } from '../../queries/auth/sessions.ts'
import { findRegistrations, lockEmail } from '../../queries/users/registrations.ts'
import { lockUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { findPendingVerification, type PendingVerification } from './pending-verification.ts'
import { openRegistration } from './register.ts'

type Outcome = 'verified' | 'wrong' | 'of another' | { resetToken: string }

/** A code is compared with at most this many registrations of an e-mail, newest first. */
const maxRegistrations = 20

export async function verifyTokenUseCase(ctx: Context, request: RequestOf<typeof verifyToken>) {
  const { input, sender } = request
  const awaiting = await findPendingVerification(ctx, request, input.email)
  if (awaiting) await ctx.limiter.consume('codeByAccount', awaiting.key)

  const outcome = await ctx.withMinDuration(tryCode(ctx, awaiting, input.token))
  if (outcome === 'verified') {
    return { message: resultMessages.verified }
  }
  if (typeof outcome === 'object') {
    return { message: resultMessages['choose-password'], ...outcome }
  }
  await ctx.limiter.consumeWrong('code', sender)
  const reason = outcome === 'wrong' ? 'verification' : 'other-sign-up'
  throw new Problem('INVALID_CODE', reason, { field: 'token' })
}

async function tryCode(
  ctx: Context,
  awaiting: PendingVerification | undefined,
  code: string,
): Promise<Outcome> {
  const { database, now } = ctx
  if (!awaiting) return 'wrong'
  const { email } = awaiting
  return inTransaction(ctx, async (ctx, tx) => {
    await lockEmail(database, tx, email)
    const holder = awaiting.holder && (await lockUser(database, tx, awaiting.holder.id))
    if (holder && canBeVerified(holder) && (await consumeEmailCode(ctx, holder.id, code))) {
      return verify(ctx, holder, awaiting)
    }
    const others = (await findRegistrations(tx, email, maxRegistrations))
      .map(({ id }) => id)
      .filter((id) => id !== holder?.id)
    const ownerId = await findCodeOwner(ctx, others, code)
    if (ownerId === undefined) return 'wrong'
    if (awaiting.hasSessionOrCookie) return 'of another'
    // Email and code prove access to the mailbox. They do not prove that this user chose the
    // password, so the user sets a new one.
    await endCode(tx, ownerId)
    return { resetToken: await issueResetToken(tx, ownerId, now) }
  })
}

const canBeVerified = ({ email_verified_at, status }: UserRow) =>
  email_verified_at === null && status === 'active'

/** Marks the e-mail as verified and ends every other session. */
async function verify(
  ctx: TransactionContext,
  holder: UserRow,
  { caller: currentUser }: PendingVerification,
): Promise<Outcome> {
  const { tx } = ctx
  const opened = await openRegistration(ctx, holder, {})
  if (!opened) return 'wrong'
  if (currentUser?.id === holder.id) await endOtherSessions(tx, currentUser)
  else await endAllSessions(tx, holder.id)
  const { discarded } = opened
  logActivity(ctx, {
    actorId: holder.id,
    action: 'update',
    entity: 'user',
    entityId: holder.id,
    details: { emailVerified: true, ...(discarded > 0 && { discarded }) },
  })
  return 'verified'
}
