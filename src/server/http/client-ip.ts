import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Logger } from 'pino'
import { plainIp } from '../lib/senders/sender.ts'
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

export type ReadClientIp = (request: IncomingMessage) => string

/**
 * Finds who sent a request. Without a trusted proxy this is the address of the connection. Behind
 * one it is the rightmost address of `X-Forwarded-For` that is not a trusted proxy: the sender can
 * forge everything further left. `onIgnored` hears of a header from a sender that is not trusted.
 */
export function createClientIpReader(
  trustedProxies: readonly string[],
  onIgnored: (sender: string) => void = () => {},
): ReadClientIp {
  const isTrusted = createIpRangeCheck(trustedProxies)

  return (request) => {
    let ip = plainIp(request.socket.remoteAddress ?? '')
    const header = request.headers['x-forwarded-for']
    if (header === undefined) return ip
    if (!isTrusted(ip)) {
      onIgnored(ip)
      return ip
    }
    const claimed = (Array.isArray(header) ? header.join(',') : header).split(',').reverse()
    for (const next of claimed) {
      const candidate = plainIp(next.trim())
      if (candidate === '' || !isTrusted(ip)) return ip
      ip = candidate
    }
    return ip
  }
}

/** The returned function checks whether an IP address is in one of the ranges. */
export function createIpRangeCheck(ranges: readonly string[]): (ip: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [ip = '', bits] = range.split('/')
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(ip, family)
    else list.addSubnet(ip, Number(bits), family)
  }
  return (ip) => list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}
