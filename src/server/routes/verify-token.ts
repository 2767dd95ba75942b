import { Problem } from '../../api/problem.ts'
import { verifyToken } from '../../api/verify-token.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { type Awaiting, findAwaiting } from '../awaiting.ts'
import type { Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { openRegistration } from '../open-registration.ts'
import { logActivity } from '../queries/activity-log.ts'
import { issueResetToken } from '../queries/reset-links.ts'
import { endAllSessions, endOtherSessions } from '../queries/sessions.ts'
import { findRegistrations, holdUser, lockEmail } from '../queries/users.ts'
import { endCode, findCodeOwner, spendCode } from '../queries/verification.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

type Outcome = 'verified' | 'wrong' | 'of another' | { resetToken: string }

/** Of registrations of one address so many of the newest are looked at. */
const mostRegistrations = 20

export const verifyTokenRoute = route(verifyToken, async (services, exchange) => {
  const { input, address } = exchange
  await services.limiter.take('codeByAddress', address)
  const awaiting = await findAwaiting(services, exchange, input.email)
  if (awaiting) await services.limiter.take('codeByAccount', awaiting.key)

  const outcome = await services.inEvenTime(tryCode(services, awaiting, input.token))
  if (outcome === 'verified') {
    return { message: resultMessages.verified }
  }
  if (typeof outcome === 'object') {
    return { message: resultMessages['choose-password'], ...outcome }
  }
  const reason = outcome === 'wrong' ? 'verification' : 'other-sign-up'
  throw new Problem('WRONG_CODE', reason, { field: 'token' })
})

async function tryCode(
  services: Services,
  awaiting: Awaiting | undefined,
  code: string,
): Promise<Outcome> {
  if (!awaiting) return 'wrong'
  const { database, now } = services
  const { email } = awaiting
  return database.write(async (tx) => {
    await lockEmail(database, tx, email)
    const holder = awaiting.holder && (await holdUser(database, tx, awaiting.holder.id))
    if (holder && isWaiting(holder) && (await spendCode(tx, holder.id, code, now()))) {
      return verify(services, tx, holder, awaiting)
    }
    const others = (await findRegistrations(tx, email, mostRegistrations))
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

const isWaiting = ({ email_verified_at, status }: Users) =>
  email_verified_at === null && status === 'active'

/** Marks the e-mail as verified, and ends every session but the one that proved it. */
async function verify(
  { now }: Services,
  tx: Queries,
  holder: Users,
  { caller }: Awaiting,
): Promise<Outcome> {
  const opened = await openRegistration(tx, holder, {}, now())
  if (!opened) return 'wrong'
  if (caller?.id === holder.id) await endOtherSessions(tx, caller)
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
