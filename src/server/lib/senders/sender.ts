import { isIP } from 'node:net'

/**
 * Who sends a request. An account, or a device that was logged in to one, is known, and counted alone
 * wherever it is. Of a stranger only the IP address is known.
 */
export type Sender = Known | { ip: string }

type Known = ({ account: string } | { device: string }) & {
  /** The IP address of the request. */
  from?: string | undefined
}

/** The key of somebody known. */
export function knownAs(sender: Known): string {
  return 'account' in sender ? `account ${sender.account}` : `device ${sender.device}`
}

/**
 * The networks that an IP address belongs to, from the narrowest: `10.1.2.3` and its /24, or the /64,
 * /56 and /48 of an IPv6 address. One subscriber owns a /64, and often a /48.
 */
export function circlesOf(ip: string): readonly [string, ...string[]] {
  if (!ip.includes(':')) {
    const end = ip.lastIndexOf('.')
    return end < 0 ? [ip] : [ip, `${ip.slice(0, end)}.0/24`]
  }
  const groups = groupsOf(ip)
  const [a, b, c, d = 0] = groups
  const site = `${hex(a)}:${hex(b)}:${hex(c)}`
  return [`${site}:${hex(d)}::/64`, `${site}:${hex(d & 0xff00)}::/56`, `${site}::/48`]
}

/** The narrowest network of an address, which counts as one client. */
export function lineOf(ip: string): string {
  return circlesOf(ip)[0]
}

/** The widest network of an address, which may belong to one customer. */
export function networkOf(ip: string): string {
  return circlesOf(ip).at(-1) ?? ip
}

/** The first four groups of an IPv6 address. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split(/[/%]/, 1)[0]?.split('::') ?? []
  const [groups, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = tail === undefined ? 0 : 8 - (groups?.length ?? 0) - (after?.length ?? 0)
  const all = [...(groups ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])]
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16))
}

const hex = (group = 0) => group.toString(16)

/**
 * An IP address as proxies and sockets write it, in one form: without brackets, port and zone, in lower
 * case, and IPv4 where IPv6 carries it (`::ffff:10.0.0.1`). Empty if it is none.
 */
export function plainIp(text: string): string {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text
  const ip = /^[\d.]+:\d{1,5}$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare
  if (!ip.includes(':')) return isIP(ip) === 4 ? ip : ''
  const small = ip.toLowerCase().split('%', 1)[0] ?? ''
  if (isIP(small) !== 6) return ''
  return mappedIpv4(small) ?? small
}

/** `::ffff:10.0.0.1`, `0:0:0:0:0:ffff:a00:1` → `10.0.0.1`. */
function mappedIpv4(ip: string): string | undefined {
  const [, rest = ''] = /^(?:::|(?:0{1,4}:){5})ffff:([\da-f.:]+)$/.exec(ip) ?? []
  if (rest.includes('.')) return rest
  const [high = '', low = '', ...more] = rest.split(':')
  if (high === '' || low === '' || more.length > 0) return undefined
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}
