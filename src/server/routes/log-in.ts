import { logIn } from '../../api/log-in.ts'
import { Problem } from '../../api/problem.ts'
import { mailboxOf } from '../../domain/mailboxes.ts'
import { isStaff } from '../../domain/roles.ts'
import { enter } from '../enter.ts'
import { findByPassword } from '../find-by-password.ts'
import { rememberDevice, takeKnownDevice } from '../known-devices.ts'
import { isGoodPassword } from '../passwords.ts'
import { pendingLifeSeconds } from '../queries/verification.ts'
import { route } from '../route.ts'
import { openSecondStep } from '../second-step.ts'
import { pendingCookie } from '../verification-mail.ts'

export const logInRoute = route(logIn, async (services, exchange) => {
  const { database, limiter, passwords } = services
  const { input, address, userAgent, keepCookie } = exchange
  if (!(await takeKnownDevice(services, exchange, input.email))) {
    const mailbox = mailboxOf(input.email)
    await limiter.take('logInByAddress', address)
    await limiter.take('logInByAccountAndAddress', `${mailbox} ${address}`)
    await limiter.take('logInByAccount', mailbox)
  }

  const found = await services.inEvenTime(findByPassword(services, exchange, input))
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
    const step = await openSecondStep(services, tx, found)
    return step ?? enter(services, tx, found, { passwordHash, userAgent, by: 'password' })
  })
  if (!outcome) throw wrongCredentials()
  if ('challenge' in outcome) {
    throw new Problem('SECOND_FACTOR_NEEDED', 'log-in', outcome)
  }
  if (outcome.pending === null) rememberDevice(services, exchange, found.email)
  else keepCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.answer
})

function wrongCredentials(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'password')
}
