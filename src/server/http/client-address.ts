import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type ReadAddress = (request: IncomingMessage) => string

/**
 * Who really sent a request: the connection's own address, or, when that is a proxy of ours, the
 * first address from the right of `X-Forwarded-For` that is not. What stands further left is the
 * sender's own claim. Of an IPv6 address the network (/64) counts: one line has all its addresses.
 */
export function createAddressReader(trustedProxies: readonly string[]): ReadAddress {
  const isTrusted = createProxyCheck(trustedProxies)

  return (request) => networkOf(senderOf(request))

  function senderOf(request: IncomingMessage): string {
    let address = plainAddress(request.socket.remoteAddress ?? '')
    if (trustedProxies.length === 0) return address
    const header = request.headers['x-forwarded-for']
    const claimed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').reverse()
    for (const next of claimed) {
      if (!isTrusted(address)) return address
      const candidate = plainAddress(next.trim())
      if (isIP(candidate) === 0) return address
      address = candidate
    }
    return address
  }
}

/** Whether an address is one of our proxies. */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Of an IPv6 address its /64, of an IPv4 address itself. */
export function networkOf(address: string): string {
  if (!address.includes(':') || isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv4 address that arrives on an IPv6 socket, in its own form. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
