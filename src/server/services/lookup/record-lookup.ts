import type { ReportRow } from '../../db/tables.ts'
import type { FullRegistryHit, NewIdentifier } from '../../queries/assets/identifiers.ts'
import { findCurrentUser } from '../../queries/auth/sessions.ts'
import { equalReports } from '../../queries/matching/matches.ts'
import { findUser } from '../../queries/users/users.ts'
import { bearerTokenOf } from '../auth/sender.ts'
import type { Context } from '../context.ts'

/** Whether owners are notified of lookups of this report. */
export function hasAlertableReport({ report }: FullRegistryHit): boolean {
  return report !== null && report.stage === 'active' && report.status !== 'Found'
}

/**
 * Records a public lookup of reported identifiers. Determines the user, because owners are not
 * notified of their own lookups; stores at most the user's state.
 */
export async function recordLookup(
  { database, lookupAlerts, now }: Pick<Context, 'database' | 'lookupAlerts' | 'now'>,
  alertable: readonly FullRegistryHit[],
  by: LookupUser,
): Promise<void> {
  const user = await userOfLookup({ database, now }, by)
  for (const { report, reporterId } of alertable) {
    if (!report || reporterId === user?.id) continue
    lookupAlerts.record(report.id, { via: 'check', state: user?.state ?? null })
  }
}

/** The session or the account that made a lookup; neither if the user was not signed in. */
interface LookupUser {
  authorization?: string | undefined
  userId?: string | undefined
}

function userOfLookup(
  ctx: Pick<Context, 'database' | 'now'>,
  { authorization, userId }: LookupUser,
) {
  if (userId !== undefined) return withState(ctx, userId)
  const token = bearerTokenOf(authorization)
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
  const filter = { reporterId: ownerId, side: 'missing' } as const
  const missing: ReportRow[] = []
  // One query for each: a table may have more identifiers than a query can have parameters.
  for (const identifier of identifiers) {
    missing.push(...(await equalReports(database.read, [identifier], filter)))
  }
  if (missing.length === 0) return
  const owner = await findUser(database.read, ownerId)
  for (const { id } of missing) {
    lookupAlerts.record(id, { via: 'registration', state: owner?.state ?? null })
  }
}
