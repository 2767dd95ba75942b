import type { ReportRow } from '../../db/tables.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { FullRegistryHit, NewIdentifier } from '../../queries/assets/identifiers.ts'
import { findCurrentUser } from '../../queries/auth/sessions.ts'
import { equalReports } from '../../queries/matching/matches.ts'
import { findUser } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'

/** Whether owners are notified of lookups of this report. */
export function hasAlertableReport({ report }: FullRegistryHit): boolean {
  return report !== null && report.stage === 'active' && report.status !== 'Found'
}

/**
 * Records a public lookup of reported identifiers. Only here the user is determined: owners are not
 * notified of their own lookups, and of others at most the state is stored.
 */
export function recordLookup(
  { database, lookupAlerts, now }: Pick<Context, 'database' | 'lookupAlerts' | 'now'>,
  alertable: readonly FullRegistryHit[],
  by: Checker,
): void | Promise<void> {
  return mapMaybe(checkerOf({ database, now }, by), (checker) => {
    for (const { report, reporterId } of alertable) {
      if (!report || reporterId === checker?.id) continue
      lookupAlerts.record(report.id, { via: 'check', state: checker?.state ?? null })
    }
  })
}

/** The session or the account that looked something up; neither if nobody was signed in. */
export interface Checker {
  authorization?: string | undefined
  userId?: string | undefined
}

function checkerOf(ctx: Pick<Context, 'database' | 'now'>, { authorization, userId }: Checker) {
  if (userId !== undefined) return withState(ctx, userId)
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return token ? userOfToken(ctx, token) : null
}

async function userOfToken(ctx: Pick<Context, 'database' | 'now'>, token: string) {
  const currentUser = await findCurrentUser(ctx.database, token, ctx.now)
  return currentUser && withState(ctx, currentUser.id)
}

async function withState({ database }: Pick<Context, 'database'>, id: string) {
  return { id, state: (await findUser(database.read, id))?.state }
}

/** Records that somebody registered identifiers which another user reports as missing. */
export async function recordRegistration(
  { database, lookupAlerts }: Pick<Context, 'database' | 'lookupAlerts'>,
  identifiers: Iterable<Pick<NewIdentifier, 'namespace' | 'key'>>,
  ownerId: string,
): Promise<void> {
  const sought = { reporterId: ownerId, side: 'missing' } as const
  const missing: ReportRow[] = []
  // A table may have hundreds: one query would exceed the engine's parameters.
  for (const identifier of identifiers) {
    missing.push(...(await equalReports(database.read, [identifier], sought)))
  }
  if (missing.length === 0) return
  const owner = await findUser(database.read, ownerId)
  for (const { id } of missing) {
    lookupAlerts.record(id, { via: 'registration', state: owner?.state ?? null })
  }
}
