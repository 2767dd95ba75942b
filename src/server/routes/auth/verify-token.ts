import { verifyToken } from '../../../api/auth/verify-token.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { consumeEmailCode, endCode, findCodeOwner } from '../../queries/auth/email-codes.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { endAllSessions, endOtherSessions } from '../../queries/auth/sessions.ts'
import { findRegistrations, lockEmail, lockUser } from '../../queries/users/users.ts'
import { openRegistration } from '../../services/auth/open-registration.ts'
import { findAwaiting, type PendingVerification } from '../../services/auth/pending-verification.ts'
import type { AppContext } from '../../services/context.ts'
import { route } from '../route.ts'

type Outcome = 'verified' | 'wrong' | 'of another' | { resetToken: string }

/** Of registrations of one address so many of the newest are looked at. */
const maxRegistrations = 20

export const verifyTokenRoute = route(verifyToken, async (services, exchange) => {
  const { input, ip: address } = exchange
  await services.limiter.consume('codeByAddress', address)
  const awaiting = await findAwaiting(services, exchange, input.email)
  if (awaiting) await services.limiter.consume('codeByAccount', awaiting.key)

  const outcome = await services.withMinDuration(tryCode(services, awaiting, input.token))
  if (outcome === 'verified') {
    return { message: resultMessages.verified }
  }
  if (typeof outcome === 'object') {
    return { message: resultMessages['choose-password'], ...outcome }
  }
  const reason = outcome === 'wrong' ? 'verification' : 'other-sign-up'
  throw new Problem('INVALID_CODE', reason, { field: 'token' })
})

async function tryCode(
  services: AppContext,
  awaiting: PendingVerification | undefined,
  code: string,
): Promise<Outcome> {
  if (!awaiting) return 'wrong'
  const { database, now } = services
  const { email } = awaiting
  return database.write(async (tx) => {
    await lockEmail(database, tx, email)
    const holder = awaiting.holder && (await lockUser(database, tx, awaiting.holder.id))
    if (holder && isWaiting(holder) && (await consumeEmailCode(tx, holder.id, code, now()))) {
      return verify(services, tx, holder, awaiting)
    }
    const others = (await findRegistrations(tx, email, maxRegistrations))
      .map(({ id }) => id)
      .filter((id) => id !== holder?.id)
    const ownerId = await findCodeOwner(tx, others, code, now())
    if (ownerId === undefined) return 'wrong'
    if (awaiting.holds) return 'of another'
    // Whoever knows the address and its code alone reads its mails, and need not be the one who chose
    // the password: they choose their own.
    await endCode(tx, ownerId)
    return { resetToken: await issueResetToken(tx, ownerId, now()) }
  })
}

const isWaiting = ({ email_verified_at, status }: UserRow) =>
  email_verified_at === null && status === 'active'

/** Marks the e-mail as verified, and ends every session but the one that proved it. */
async function verify(
  { now }: AppContext,
  tx: Queries,
  holder: UserRow,
  { caller: currentUser }: PendingVerification,
): Promise<Outcome> {
  const opened = await openRegistration(tx, holder, {}, now())
  if (!opened) return 'wrong'
  if (currentUser?.id === holder.id) await endOtherSessions(tx, currentUser)
  else await endAllSessions(tx, holder.id)
  const { discarded } = opened
  await logActivity(
    tx,
    {
      actorId: holder.id,
      action: 'update',
      entity: 'user',
      entityId: holder.id,
      details: { emailVerified: true, ...(discarded > 0 && { discarded }) },
    },
    now(),
  )
  return 'verified'
}
