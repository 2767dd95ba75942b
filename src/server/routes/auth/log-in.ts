import { logIn } from '../../../api/auth/log-in.ts'
import { Problem } from '../../../api/problem.ts'
import { mailboxOf } from '../../../domain/users/mailboxes.ts'
import { isStaff } from '../../../domain/users/roles.ts'
import { pendingLifeSeconds } from '../../queries/auth/email-codes.ts'
import { isGoodPassword } from '../../security/passwords.ts'
import { completeLogin } from '../../services/auth/complete-login.ts'
import { findByPassword } from '../../services/auth/find-by-password.ts'
import { recallKnownDevice, rememberDevice } from '../../services/auth/known-devices.ts'
import { openTwoFactorStep } from '../../services/auth/open-second-step.ts'
import { pendingCookie } from '../../services/auth/verification-mail.ts'
import { route } from '../route.ts'

export const logInRoute = route(logIn, async (services, exchange) => {
  const { database, limiter, passwords } = services
  const { input, ip: address, userAgent, setCookie: keepCookie } = exchange
  if (!(await recallKnownDevice(services, exchange, input.email))) {
    const mailbox = mailboxOf(input.email)
    await limiter.consume('logInByAddress', address)
    await limiter.consume('logInByAccountAndAddress', `${mailbox} ${address}`)
    await limiter.consume('logInByAccount', mailbox)
  }

  const found = await services.withMinDuration(findByPassword(services, exchange, input))
  if (!found) throw wrongCredentials()
  if (found.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'own')
  }
  // Chosen before they were in the team, or under milder rules.
  if (isStaff(found.role) && !isGoodPassword(input.password, found)) {
    throw new Problem('PASSWORD_TOO_WEAK', 'staff')
  }

  const stored = found.password_hash ?? ''
  const passwordHash = passwords.isOutdated(stored) ? await passwords.hash(input.password) : stored
  const outcome = await database.write(async (tx) => {
    const step = await openTwoFactorStep(services, tx, found)
    return step ?? completeLogin(services, tx, found, { passwordHash, userAgent, by: 'password' })
  })
  if (!outcome) throw wrongCredentials()
  if ('challenge' in outcome) {
    throw new Problem('TWO_FACTOR_CODE_REQUIRED', 'log-in', outcome)
  }
  if (outcome.pending === null) rememberDevice(services, exchange, found.email)
  else keepCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.answer
})

function wrongCredentials(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'password')
}
