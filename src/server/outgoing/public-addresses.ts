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
