import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type ReadAddress = (request: IncomingMessage) => string

/**
 * Who really sent a request: the connection's own address, or, when that is a proxy of ours, the
 * first address from the right of `X-Forwarded-For` that is not. What stands further left is the
 * sender's own claim.
 */
export function createAddressReader(trustedProxies: readonly string[]): ReadAddress {
  const trusted = new BlockList()
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) =>
    trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (request) => {
    let address = plain(request.socket.remoteAddress ?? '')
    if (trustedProxies.length === 0) return address
    const header = request.headers['x-forwarded-for']
    const claimed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').reverse()
    for (const next of claimed) {
      if (!isTrusted(address)) return address
      const candidate = plain(next.trim())
      if (isIP(candidate) === 0) return address
      address = candidate
    }
    return address
  }
}

/** An IPv4 address that arrives on an IPv6 socket, in its own form. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
