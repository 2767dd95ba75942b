import { logInPasskey } from '../../api/log-in-passkey.ts'
import { Problem } from '../../api/problem.ts'
import { enter } from '../enter.ts'
import { rememberDevice } from '../known-devices.ts'
import { passkeyCookie, readSignature } from '../passkeys.ts'
import {
  endPasskeyChallenge,
  findPasskey,
  findPasskeyChallenge,
  markPasskeyUsed,
} from '../queries/passkeys.ts'
import { findUser } from '../queries/users.ts'
import { pendingLifeSeconds } from '../queries/verification.ts'
import { route } from '../route.ts'
import { pendingCookie } from '../verification-mail.ts'

export const logInPasskeyRoute = route(logInPasskey, async (services, exchange) => {
  const { database, limiter, now, publicOrigin } = services
  const { input, address, userAgent, cookie, keepCookie } = exchange
  await limiter.take('passkeyByAddress', address)
  const token = cookie(passkeyCookie) ?? ''
  const asked = await findPasskeyChallenge(database.read, token, 'log-in', now())
  if (!asked) throw expired()
  const passkey = await findPasskey(database.read, input.credential.id)
  const isAwaited = asked.user_id === null || asked.user_id === passkey?.user_id
  const use =
    passkey &&
    isAwaited &&
    (await readSignature(publicOrigin, asked.challenge, passkey, input.credential))
  if (!use) {
    await database.write((tx) => endPasskeyChallenge(tx, asked))
    throw refused()
  }

  const found = await findUser(database.read, passkey.user_id)
  if (found?.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'own')
  }
  if (!found || found.password_hash === null) throw refused()
  const passwordHash = found.password_hash
  const outcome = await database.write(async (tx) => {
    if (!(await endPasskeyChallenge(tx, asked))) throw expired()
    if (!(await markPasskeyUsed(tx, passkey, use, now()))) return undefined
    return enter(services, tx, found, { passwordHash, userAgent, by: 'passkey' })
  })
  if (!outcome) throw refused()
  if (outcome.pending === null) rememberDevice(services, exchange, found.email)
  else keepCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.answer
})

function expired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'passkey')
}

/** The same whether we know the passkey or not. */
function refused(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'passkey')
}
