import type { logIn } from '../../../api/auth/log-in.ts'
import { Problem, type TwoFactorKind } from '../../../api/problem.ts'
import { mailboxOf } from '../../../domain/users/emails.ts'
import type { UserRow } from '../../db/tables.ts'
import { createOwnTurns } from '../../lib/own-turn.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { twoFactorOffMessage } from '../../mail/security-messages.ts'
import { findPending, pendingLifeSeconds } from '../../queries/auth/email-codes.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import {
  hasTwoFactor,
  openChallenge,
  removeAllTwoFactors,
  twoFactorAt,
} from '../../queries/auth/two-factor.ts'
import { consumeDueRemoval } from '../../queries/auth/two-factor-removals.ts'
import { findOwnerOfEmail, findRegistrations } from '../../queries/users/registrations.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import { passkeyHostOf } from '../../security/passkeys.ts'
import { requireStaffPassword } from '../../security/passwords.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'
import { completeLogin } from './complete-login.ts'
import { accountPseudonym, recallKnownDevice, rememberDevice } from './known-devices.ts'
import { pendingCookie } from './verification-mail.ts'

/** Log-ins whose tries were counted together would otherwise go on together. */
const inOwnTurn = createOwnTurns()

export async function logInUseCase(ctx: Context, request: RequestOf<typeof logIn>) {
  const { encryption, limiter, passwords } = ctx
  const { input, ip, userAgent, setCookie } = request
  const device = await recallKnownDevice(ctx, request, input.email)
  // A session of another account says nothing about this one.
  const sender: Sender =
    device === null ? { ip } : { device: accountPseudonym(encryption, input.email), from: ip }
  if (device === null) await limiter.consume('logIn', sender)
  const uncountTry = device === null ? await countTry(ctx, request, sender) : null

  await inOwnTurn()
  const found = await ctx.withMinDuration(findByPassword(ctx, request, sender))
  if (!found) {
    if (device === null) await limiter.consumeWrong('password', sender, 'logIn')
    throw wrongCredentials()
  }
  await uncountTry?.()
  if (found.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'own')
  }
  requireStaffPassword(input.password, found)

  const stored = found.password_hash ?? ''
  const passwordHash = passwords.isOutdated(stored)
    ? await passwords.hash(input.password, sender)
    : stored
  const outcome = await inTransaction(ctx, async (ctx) => {
    const step = await openTwoFactorStep(ctx, found)
    if (step !== null) return step
    return completeLogin(ctx, found, { passwordHash, userAgent, by: 'password' })
  })
  if (!outcome) throw wrongCredentials()
  if ('challenge' in outcome) {
    throw new Problem('TWO_FACTOR_CODE_REQUIRED', 'log-in', outcome)
  }
  if (outcome.pending === null) rememberDevice(ctx, request, found.email, 'log-in')
  else setCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.result
}

/**
 * Counts a stranger’s try against the mailbox, before the password is checked. One that is refused uses
 * up no log-in of the address, which neighbours need. Each network has a part
 * of its own, which becomes small while the mailbox gets many wrong passwords, so that nobody can lock
 * its owner out from other networks. The returned function takes the try back: the password was right.
 */
async function countTry(
  { limiter }: Pick<Context, 'limiter'>,
  { input, ip }: RequestOf<typeof logIn>,
  sender: Sender,
): Promise<() => Promise<void>> {
  const mailbox = mailboxOf(input.email)
  const consume = async (limit: 'logInByAccountAndAddress' | 'logInWhileGuessed') => {
    try {
      await limiter.consume(limit, { ip }, mailbox)
    } catch (error) {
      await limiter.giveBack('logIn', sender)
      throw error
    }
  }
  await consume('logInByAccountAndAddress')
  const { times } = await limiter.count('logInByAccount', mailbox)
  const isGuessed = times > limiter.rule('logInByAccount').times
  if (isGuessed) await consume('logInWhileGuessed')
  return async () => {
    await limiter.giveBack('logInByAccountAndAddress', { ip }, mailbox)
    await limiter.giveBack('logInByAccount', mailbox)
    if (isGuessed) await limiter.giveBack('logInWhileGuessed', { ip }, mailbox)
  }
}

function wrongCredentials(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'password')
}

/** Registrations that are tried, besides this browser's own. Each costs a hash. */
const maxRegistrations = 3

/**
 * The user with this e-mail and password: the account, else one of the unverified registrations,
 * this browser's own first.
 */
async function findByPassword(
  ctx: Context,
  { cookie, input: { email, password } }: Pick<RequestOf<typeof logIn>, 'cookie' | 'input'>,
  sender: Sender,
): Promise<UserRow | undefined> {
  const { database, now, passwords } = ctx
  const owner = await findOwnerOfEmail(database.read, email)
  if (owner)
    return (await passwords.matches(owner.password_hash, password, sender)) ? owner : undefined
  const token = cookie(pendingCookie)
  const pending = token && (await findPending(database.read, token, now))
  const own =
    pending && pending.email === email && pending.user_id !== null
      ? await findUser(database.read, pending.user_id)
      : undefined
  const others = await findRegistrations(database.read, email, maxRegistrations)
  const candidates = [...(own ? [own] : []), ...others.filter(({ id }) => id !== own?.id)]
  // So that an unknown e-mail takes as long as a wrong password.
  if (candidates.length === 0) await passwords.matches(null, password, sender)
  // Together: their turns, one after another, would take so long that nginx takes the server for failed.
  const matching = await Promise.all(
    candidates.map(({ password_hash }) => passwords.matches(password_hash, password, sender)),
  )
  return candidates.find((_, at) => matching[at])
}

/**
 * The challenge of a log-in, and the second factors that can answer it beside a recovery code; null
 * for a user without second factor. Undefined if the password has changed since it was compared.
 */
async function openTwoFactorStep(
  ctx: TransactionContext,
  found: UserRow,
): Promise<{ challenge: string; factors: TwoFactorKind[] } | null | undefined> {
  const { tx, database, now, origin } = ctx
  // So that a link in a mail, which ends every challenge, comes before or after.
  const user = await lockUser(database, tx, found.id)
  if (user?.password_hash !== found.password_hash) return undefined
  await removeDueFactors(ctx, user)
  if (!(await hasTwoFactor(tx, user.id))) return null
  const challenge = await openChallenge(tx, user.id, now)
  return { challenge, factors: await twoFactorAt(tx, user.id, passkeyHostOf(origin)) }
}

/** Removes the second factors if staff have started their removal and it is due. */
async function removeDueFactors(ctx: TransactionContext, user: UserRow): Promise<void> {
  const { tx, now } = ctx
  if (!(await consumeDueRemoval(tx, user.id, now))) return
  await removeAllTwoFactors(tx, user.id)
  await endAllSessions(tx, user.id)
  logActivity(ctx, {
    actorId: user.id,
    action: 'delete',
    entity: 'second-factor',
    entityId: user.id,
    details: { role: user.role, askedFor: 'by the team' },
  })
  const message = twoFactorOffMessage(ctx, readerOf(user))
  await notifySecurityChange(ctx, user, { kind: 'second-factor-off', message })
}
