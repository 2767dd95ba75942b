import { setImmediate } from 'node:timers/promises'
import type { logIn } from '../../../api/auth/log-in.ts'
import { Problem } from '../../../api/problem.ts'
import { mailboxOf } from '../../../domain/users/emails.ts'
import { isStaff } from '../../../domain/users/users.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { pendingLifeSeconds } from '../../queries/auth/email-codes.ts'
import { isGoodPassword } from '../../security/passwords.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { completeLogin } from './complete-login.ts'
import { findByPassword } from './find-by-password.ts'
import { accountPseudonym, recallKnownDevice, rememberDevice } from './known-devices.ts'
import { openTwoFactorStep } from './open-second-step.ts'
import { pendingCookie } from './verification-mail.ts'

let lastTurn = Promise.resolve()

/**
 * Goes on in a turn of the event loop in which no other log-in does. All whose tries were counted
 * together would otherwise go on together, and hold up everybody else for the sum of their steps.
 */
function inOwnTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

export async function logInUseCase(ctx: Context, request: RequestOf<typeof logIn>) {
  const { encryption, limiter, passwords } = ctx
  const { input, ip, userAgent, setCookie } = request
  const device = await recallKnownDevice(ctx, request, input.email)
  // A session of another account says nothing about this one.
  const sender: Sender =
    device === null ? { ip } : { device: accountPseudonym(encryption, input.email) }
  if (device === null) await limiter.consume('logIn', sender)
  const uncountTry = device === null ? await countTry(ctx, request) : null

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
  // The password may be older than the user's role or the present rules.
  if (isStaff(found.role) && !isGoodPassword(input.password, found)) {
    throw new Problem('PASSWORD_TOO_WEAK', 'staff')
  }

  const stored = found.password_hash ?? ''
  const passwordHash = passwords.isOutdated(stored)
    ? await passwords.hash(input.password, sender)
    : stored
  const outcome = await inTransaction(ctx, async (ctx) => {
    const step = await openTwoFactorStep(ctx, found)
    return step ?? completeLogin(ctx, found, { passwordHash, userAgent, by: 'password' })
  })
  if (!outcome) throw wrongCredentials()
  if ('challenge' in outcome) {
    throw new Problem('TWO_FACTOR_CODE_REQUIRED', 'log-in', outcome)
  }
  if (outcome.pending === null) rememberDevice(ctx, request, found.email)
  else setCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.result
}

/**
 * Counts a stranger’s try against the mailbox, before the password is checked. Each network has a part
 * of its own, which becomes small while the mailbox gets many wrong passwords, so that nobody can lock
 * its owner out from other networks. The returned function takes the try back: the password was right.
 */
async function countTry(
  { limiter }: Pick<Context, 'limiter'>,
  { input, ip }: RequestOf<typeof logIn>,
): Promise<() => Promise<void>> {
  const mailbox = mailboxOf(input.email)
  await limiter.consume('logInByAccountAndAddress', { ip }, mailbox)
  const { times } = await limiter.count('logInByAccount', mailbox)
  const isGuessed = times > limiter.rule('logInByAccount').times
  if (isGuessed) await limiter.consume('logInWhileGuessed', { ip }, mailbox)
  return async () => {
    await limiter.giveBack('logInByAccountAndAddress', { ip }, mailbox)
    await limiter.giveBack('logInByAccount', mailbox)
    if (isGuessed) await limiter.giveBack('logInWhileGuessed', { ip }, mailbox)
  }
}

function wrongCredentials(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'password')
}
