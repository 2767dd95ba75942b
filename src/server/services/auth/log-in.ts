import type { logIn } from '../../../api/auth/log-in.ts'
import { Problem } from '../../../api/problem.ts'
import { mailboxOf } from '../../../domain/users/mailboxes.ts'
import { isStaff } from '../../../domain/users/roles.ts'
import { pendingLifeSeconds } from '../../queries/auth/email-codes.ts'
import { isGoodPassword } from '../../security/passwords.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { completeLogin } from './complete-login.ts'
import { findByPassword } from './find-by-password.ts'
import { recallKnownDevice, rememberDevice } from './known-devices.ts'
import { openTwoFactorStep } from './open-second-step.ts'
import { pendingCookie } from './verification-mail.ts'

export async function logInUseCase(ctx: Context, request: RequestOf<typeof logIn>) {
  const { limiter, passwords } = ctx
  const { input, ip, userAgent, setCookie } = request
  if (!(await recallKnownDevice(ctx, request, input.email))) {
    const mailbox = mailboxOf(input.email)
    await limiter.consume('logInByIp', ip)
    await limiter.consume('logInByAccountAndIp', `${mailbox} ${ip}`)
    await limiter.consume('logInByAccount', mailbox)
  }

  const found = await ctx.withMinDuration(findByPassword(ctx, request, input))
  if (!found) throw wrongCredentials()
  if (found.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'own')
  }
  // The password may be older than the user's role or the present rules.
  if (isStaff(found.role) && !isGoodPassword(input.password, found)) {
    throw new Problem('PASSWORD_TOO_WEAK', 'staff')
  }

  const stored = found.password_hash ?? ''
  const passwordHash = passwords.isOutdated(stored) ? await passwords.hash(input.password) : stored
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

function wrongCredentials(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'password')
}
