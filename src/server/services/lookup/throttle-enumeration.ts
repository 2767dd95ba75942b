import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import type { Context } from '../context.ts'
import type { Client } from './enumeration-log.ts'

type Deps = Pick<Context, 'enumeration' | 'limiter'>
type IdentifierKey = Pick<NewIdentifier, 'namespace' | 'key'>

/**
 * Throttles lookups in a range that the client enumerates; throws `TOO_MANY_REQUESTS`. Other ranges
 * and other clients are not throttled.
 */
export async function throttleEnumeration(
  { enumeration, limiter }: Deps,
  clients: readonly Client[],
  identifiers: readonly (IdentifierKey | undefined)[],
): Promise<void> {
  if (!enumeration.isActive()) return
  for (const each of identifiers) {
    const throttled = enumeration.throttled(clients, each)
    if (throttled === null) continue
    const { client, range, isAlone } = throttled
    const address = clients.find(({ by }) => by === 'address')
    if (address && isAlone) await limiter.consume('enumerationByAddress', { ip: address.id }, range)
    else {
      await limiter.consume('enumerationByMinute', keyOf(client, range))
      await limiter.consume('enumerationByHour', keyOf(client, range))
    }
  }
}

/**
 * Throttles registrations by account only. An imported table counts once for each range: registering
 * reveals nothing, and a shop must be able to register its stock.
 */
export async function throttleRegistration(
  deps: Deps,
  accountId: string,
  identifiers: readonly IdentifierKey[],
): Promise<void> {
  await throttleRanges(deps, [{ by: 'account', id: accountId }], identifiers)
}

/** Throttles several identifiers at once. Each range that the client enumerates counts once. */
export async function throttleRanges(
  { enumeration, limiter }: Deps,
  clients: readonly Client[],
  identifiers: readonly IdentifierKey[],
): Promise<void> {
  if (!enumeration.isActive()) return
  const throttled = identifiers.map((each) => enumeration.throttled(clients, each))
  const keys = new Set(throttled.map((each) => each && keyOf(each.client, each.range)))
  for (const key of keys) if (key !== null) await limiter.consume('enumerationRegistration', key)
}

const keyOf = ({ by, id }: Client, range: string) => `${by} ${id} ${range}`

/**
 * Counts identifiers as misses, whether they are registered or not, when somebody registers,
 * reports or watches them.
 */
export function recordClaim(
  { enumeration }: Pick<Deps, 'enumeration'>,
  clients: readonly Client[],
  identifiers: readonly IdentifierKey[],
): void {
  for (const each of identifiers) enumeration.recordMiss(clients, each)
}
