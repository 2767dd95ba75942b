import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import type { Context } from '../context.ts'
import type { Client } from './enumeration-log.ts'

type Deps = Pick<Context, 'enumeration' | 'limiter'>
type Asked = Pick<NewIdentifier, 'namespace' | 'key'>

/**
 * Throttles lookups in a range that the client enumerates; throws `TOO_MANY_REQUESTS`. Other ranges
 * and other clients are not throttled.
 */
export async function throttleEnumeration(
  { enumeration, limiter }: Deps,
  clients: readonly Client[],
  asked: readonly (Asked | undefined)[],
): Promise<void> {
  if (!enumeration.isActive()) return
  for (const each of asked) {
    const key = enumeration.throttleKey(clients, each)
    if (key === null) continue
    await limiter.consume('enumerationByMinute', key)
    await limiter.consume('enumerationByHour', key)
  }
}

/**
 * Throttles registrations: by account only, and a table counts once for each range, since it
 * reveals nothing and a shop must be able to register its stock.
 */
export async function throttleRegistration(
  deps: Deps,
  accountId: string,
  identities: readonly Asked[],
): Promise<void> {
  await throttleRanges(deps, [{ by: 'account', id: accountId }], identities)
}

/** Counts a table once for each range that the client enumerates, and throttles that. */
export async function throttleRanges(
  { enumeration, limiter }: Deps,
  clients: readonly Client[],
  identities: readonly Asked[],
): Promise<void> {
  if (!enumeration.isActive()) return
  const keys = new Set(identities.map((each) => enumeration.throttleKey(clients, each)))
  for (const key of keys) if (key !== null) await limiter.consume('enumerationRegistration', key)
}

/**
 * Counts identifiers as misses, whether they are registered or not, when somebody claims them or
 * asks about them other than by a lookup.
 */
export function recordClaim(
  { enumeration }: Pick<Deps, 'enumeration'>,
  clients: readonly Client[],
  identities: readonly Asked[],
): void {
  for (const each of identities) enumeration.recordMiss(clients, each)
}
