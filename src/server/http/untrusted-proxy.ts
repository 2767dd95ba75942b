import type { Logger } from 'pino'
import { isPublicAddress } from '../outgoing/public-addresses.ts'

const everyMs = 3_600_000

/**
 * Logs, at most once an hour, that somebody outside `TRUSTED_PROXIES` sent `X-Forwarded-For`. A
 * forgotten proxy makes all its visitors one client. A public address may be a visitor’s, and stays out
 * of the log.
 */
export function warnOfUntrustedProxy(log: Pick<Logger, 'warn'>): (sender: string) => void {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (sender) => {
    if (performance.now() - loggedAt < everyMs) return
    loggedAt = performance.now()
    log.warn(
      isPublicAddress(sender) ? {} : { proxy: sender },
      'X-Forwarded-For was ignored: its sender is not in TRUSTED_PROXIES',
    )
  }
}
