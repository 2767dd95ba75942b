import { goOn } from './at-once.ts'
import type { Reports } from './db/tables.ts'
import type { NewIdentifier, Registered } from './queries/identifiers.ts'
import { equalReports } from './queries/matches.ts'
import { findCaller } from './queries/sessions.ts'
import { findUser } from './queries/users.ts'
import type { Services } from './services.ts'

/** Whether a check of this number is something for an owner to hear of. */
export function isWired({ report }: Registered): boolean {
  return report !== null && report.stage === 'active' && report.status !== 'Found'
}

/**
 * Notes a public check of numbers under open reports. Who checks is asked for here alone: an owner who
 * is signed in is not told of themselves, and of others we keep the state at most.
 */
export function noteChecked(
  { database, tripwire, now }: Pick<Services, 'database' | 'tripwire' | 'now'>,
  wired: readonly Registered[],
  authorization: string | undefined,
): void | Promise<void> {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return goOn(token ? checkerOf({ database, now }, token) : null, (checker) => {
    for (const { report, reporterId } of wired) {
      if (!report || reporterId === checker?.id) continue
      tripwire.note(report.id, { via: 'check', state: checker?.state ?? null })
    }
  })
}

async function checkerOf({ database, now }: Pick<Services, 'database' | 'now'>, token: string) {
  const caller = await findCaller(database, token, now())
  return caller && { id: caller.id, state: (await findUser(database.read, caller.id))?.state }
}

/** Notes that somebody registered numbers, if another reports one of them as missing. */
export async function noteRegistered(
  { database, tripwire }: Pick<Services, 'database' | 'tripwire'>,
  identifiers: Iterable<Pick<NewIdentifier, 'space' | 'key'>>,
  ownerId: string,
): Promise<void> {
  const sought = { reporterId: ownerId, side: 'missing' } as const
  const missing: Reports[] = []
  // A table may have hundreds: one query for all would outgrow what an engine takes.
  for (const identifier of identifiers) {
    missing.push(...(await equalReports(database.read, [identifier], sought)))
  }
  if (missing.length === 0) return
  const owner = await findUser(database.read, ownerId)
  for (const { id } of missing) {
    tripwire.note(id, { via: 'registration', state: owner?.state ?? null })
  }
}
