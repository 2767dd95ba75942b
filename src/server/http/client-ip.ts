import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type ReadClientIp = (request: IncomingMessage) => string

/**
 * Finds who sent a request. Without a trusted proxy this is the address of the connection. Behind
 * one it is the rightmost address of `X-Forwarded-For` that is not a trusted proxy: the sender can
 * forge everything further left. IPv6 addresses are cut to their /64, which one subscriber owns.
 */
export function createClientIpReader(trustedProxies: readonly string[]): ReadClientIp {
  const isTrusted = createIpRangeCheck(trustedProxies)

  return (request) => networkOf(clientIpOf(request))

  function clientIpOf(request: IncomingMessage): string {
    let ip = plainIp(request.socket.remoteAddress ?? '')
    if (trustedProxies.length === 0) return ip
    const header = request.headers['x-forwarded-for']
    const claimed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').reverse()
    for (const next of claimed) {
      if (!isTrusted(ip)) return ip
      const candidate = plainIp(next.trim())
      if (isIP(candidate) === 0) return ip
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

/** The /64 of an IPv6 address; an IPv4 address unchanged. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const allGroups = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${allGroups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Turns an IPv4-mapped IPv6 address back into IPv4: `::ffff:10.0.0.1` → `10.0.0.1`. */
export function plainIp(ip: string): string {
  return ip.startsWith('::ffff:') ? ip.slice(7) : ip
}
