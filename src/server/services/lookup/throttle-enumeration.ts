import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import type { Context } from '../context.ts'
import type { Client } from './enumeration-log.ts'

type Deps = Pick<Context, 'enumeration' | 'limiter'>
type Asked = Pick<NewIdentifier, 'namespace' | 'key'>

/**
 * Counts what is asked for in a range that is enumerated; throws `TOO_MANY_REQUESTS` when it is too soon.
 * Other families, and other senders, are not held up.
 */
export async function throttleEnumeration(
  { enumeration, limiter }: Deps,
  clients: readonly Client[],
  asked: readonly (Asked | undefined)[],
): Promise<void> {
  if (!enumeration.isGoing()) return
  for (const each of asked) {
    const swept = enumeration.slowedBy(clients, each)
    if (swept === null) continue
    await limiter.consume('sweepByMinute', swept)
    await limiter.consume('sweepByHour', swept)
  }
}

/**
 * The same for what is registered: by the account alone, and a whole table counts once for each family,
 * since it tells nothing and a shop must be able to register what it was delivered.
 */
export async function throttleRegistration(
  { enumeration, limiter }: Deps,
  accountId: string,
  identities: readonly Asked[],
): Promise<void> {
  if (!enumeration.isGoing()) return
  const account: Client = { by: 'account', id: accountId }
  const swept = new Set(identities.map((each) => enumeration.slowedBy([account], each)))
  for (const each of swept) if (each !== null) await limiter.consume('sweepRegistration', each)
}

/**
 * Keeps in mind that somebody claims numbers, or asks about them in another way than a look-up: each counts
 * as a look-up that told nothing, whether the number is registered or not.
 */
export function recordClaim(
  { enumeration }: Pick<Deps, 'enumeration'>,
  clients: readonly Client[],
  identities: readonly Asked[],
): void {
  for (const each of identities) enumeration.noteMiss(clients, each)
}
