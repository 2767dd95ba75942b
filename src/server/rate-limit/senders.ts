import { circlesOf, knownAs, type Sender } from '../lib/senders/sender.ts'
import type { Limit } from './limit.ts'

/** One counter of a call, with how many times the calls of a single sender it allows. */
export interface Counter {
  key: string
  share: number
}

/** How many people share one IPv4 address: a carrier gives one to thousands of phones. */
const peopleAtAddress = 50
/** A carrier has many addresses in one IPv4 /24. */
const addressesInNetwork = 4
/** One customer owns an IPv6 /64, often a /56 and sometimes a /48, so these may do little more. */
const ipv6Shares = [1, 2, 3]

/**
 * The counters of a call, from the narrowest. A stranger is counted by address and by each wider
 * network, so that nobody passes a limit with many addresses of one network. `about` tells apart what
 * is not counted together.
 */
export function countersOf(
  { shared = peopleAtAddress }: Limit,
  sender: Sender,
  about: string,
): readonly Counter[] {
  const ending = about === '' ? '' : ` ${about}`
  if (!('ip' in sender)) return [{ key: knownAs(sender) + ending, share: 1 }]
  const circles = circlesOf(sender.ip)
  const shares = circles.length === 3 ? ipv6Shares : [shared, shared * addressesInNetwork]
  return circles.map((circle, at) => ({ key: circle + ending, share: shares[at] ?? shared }))
}
