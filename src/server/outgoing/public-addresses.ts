import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Special-purpose addresses of RFC 6890 and its registry, where no public servers are. */
const special4 = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Not in the registry: the host of every virtual machine in Azure.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  add(special4, range, 'ipv4')
}

/** Only this part of IPv6 is used for public addresses; mapped and NAT64 ones lie outside of it. */
const global6 = new BlockList()
add(global6, '2000::/3', 'ipv6')

const special6 = new BlockList()
for (const range of [
  // Teredo, ORCHID and others of the IETF.
  '2001::/23',
  '2001:db8::/32',
  // 6to4: contains an IPv4 address.
  '2002::/16',
  '3fff::/20',
]) {
  add(special6, range, 'ipv6')
}

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', prefix] = range.split('/')
  list.addSubnet(net, Number(prefix), family)
}

/** Whether an IP address is public, and not of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, 'ipv4')
    case 6:
      return (
        !address.includes('%') && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
      )
    default:
      return false
  }
}

const loopback = new BlockList()
add(loopback, '127.0.0.0/8', 'ipv4')
loopback.addAddress('::1', 'ipv6')

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** The addresses of this machine in its networks, which may be public ones. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) =>
    each.map(({ address }) => address),
  )
}

/** Whether two texts are the same address: IPv6 has many spellings. */
export function isSameAddress(one: string, other: string): boolean {
  const [family, otherFamily] = [isIP(one), isIP(other)]
  if (family === 0 || family !== otherFamily) return false
  const list = new BlockList()
  list.addAddress(one, family === 4 ? 'ipv4' : 'ipv6')
  return list.check(other, family === 4 ? 'ipv4' : 'ipv6')
}

/** Names that mean a machine of this network, whatever they resolve to. */
const localName =
  /^(?:[^.]*|.*\.(?:localhost|local|localdomain|internal|intranet|lan|corp|home\.arpa))$/i

export function isLocalName(host: string): boolean {
  return isIP(host) === 0 && localName.test(host.replace(/\.+$/, ''))
}

export interface Address {
  address: string
  family: number
}

export type Resolve = (hostname: string) => Promise<Address[]>

/** How long a name that did not resolve is not asked for again. */
const failureMs = 30_000
const maxFailures = 1000

/**
 * Resolves names that users give. `dns.lookup` would do it in one of the few threads that every
 * other lookup and file of this process needs, for as long as a silent name server likes. Here each
 * name has sockets of its own, one try and `timeoutMs`; then its queries are cancelled. It asks name
 * servers only: /etc/hosts and search domains do not count for names from outside. Every error has
 * the code ETIMEOUT or ENOTFOUND.
 */
export function createUserNameResolver({
  servers,
  timeoutMs = 2000,
  now = Date.now,
}: {
  /** `address:port`; without it those of the machine. */
  servers?: readonly string[] | undefined
  timeoutMs?: number | undefined
  now?: () => number
} = {}): Resolve {
  const failures = new Map<string, { code: string; until: number }>()
  const running = new Map<string, Promise<Address[]>>()

  function rememberFailure(name: string, code: string): Error {
    if (failures.size >= maxFailures) failures.clear()
    failures.set(name, { code, until: now() + failureMs })
    return failureOf(code)
  }

  async function ask(name: string): Promise<Address[]> {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
    if (servers) resolver.setServers(servers)
    const timer = setTimeout(() => resolver.cancel(), timeoutMs)
    try {
      const [four, six] = await Promise.allSettled([
        resolver.resolve4(name),
        resolver.resolve6(name),
      ])
      const found = [...addressesOf(four, 4), ...addressesOf(six, 6)]
      if (found.length > 0) return found
      const isSlow = [four, six].some((each) => each.status === 'rejected' && wasSlow(each.reason))
      throw rememberFailure(name, isSlow ? 'ETIMEOUT' : 'ENOTFOUND')
    } finally {
      clearTimeout(timer)
    }
  }

  return (hostname) => {
    const name = hostname.toLowerCase()
    const failed = failures.get(name)
    if (failed && failed.until > now()) return Promise.reject(failureOf(failed.code))
    failures.delete(name)
    const begun = running.get(name)
    if (begun) return begun
    const asked = ask(name).finally(() => running.delete(name))
    running.set(name, asked)
    return asked
  }
}

function addressesOf(result: PromiseSettledResult<string[]>, family: 4 | 6): Address[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
}

function wasSlow(reason: unknown): boolean {
  return /^(?:ETIMEOUT|ECANCELLED)$/.test((reason as { code?: string }).code ?? '')
}

function failureOf(code: string): Error {
  return Object.assign(new Error('the host name was not resolved'), { code })
}
