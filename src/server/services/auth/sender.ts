import type { Sender } from '../../lib/senders/sender.ts'
import { findCurrentUser } from '../../queries/auth/sessions.ts'
import type { AppContext } from '../context.ts'
import { accountOfDevice } from './known-devices.ts'

/** What a request says about its sender. */
export interface Credentials {
  authorization: string | undefined
  cookie(name: string): string | undefined
  /** The IP address. */
  ip: string
}

/**
 * Whom the limits count: the verified account of a session, or that of a device that has logged in,
 * wherever they are; else the address. Anybody can open sessions without a mailbox, so an unverified
 * account is a stranger.
 */
export function senderOf(
  services: Pick<AppContext, 'database' | 'encryption' | 'now'>,
  credentials: Credentials,
): Sender | Promise<Sender> {
  const token = bearerTokenOf(credentials.authorization)
  if (token === undefined) return senderWithoutSession(services, credentials)
  return findCurrentUser(services.database, token, services.now()).then((user) =>
    user?.emailVerified
      ? { account: user.id, from: credentials.ip }
      : senderWithoutSession(services, credentials),
  )
}

function senderWithoutSession(
  services: Pick<AppContext, 'encryption'>,
  credentials: Credentials,
): Sender {
  const account = accountOfDevice(services, credentials)
  const { ip } = credentials
  return account === null ? { ip } : { device: account, from: ip }
}

export function bearerTokenOf(authorization: string | undefined): string | undefined {
  return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
}
