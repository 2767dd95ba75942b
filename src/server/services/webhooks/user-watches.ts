import { Problem } from '../../../api/problem.ts'
import type { addWatches } from '../../../api/v1/watches.ts'
import type { Candidate } from '../../../domain/identifiers/read/candidates.ts'
import { identitiesToWatch } from '../../../domain/lookup/watches.ts'
import { userWatchRules } from '../../../domain/webhooks/rules.ts'
import { createOwnTurns } from '../../lib/own-turn.ts'
import { lockUser } from '../../queries/users/users.ts'
import {
  countUserWatches,
  deleteUserWatches,
  type NewUserWatch,
  toUserWatch,
  upsertUserWatches,
  watchesLock,
} from '../../queries/webhooks/user-watches.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import type { Client } from '../lookup/enumeration-log.ts'
import { recordClaim, throttleRanges } from '../lookup/throttle-enumeration.ts'
import { inTransaction } from '../transaction.ts'

/** To read a thousand long texts takes seconds; to read this many takes 10 ms. */
const readAtOnce = 5
const inOwnTurn = createOwnTurns()

/**
 * Throttled once for each range, because a watch reveals nothing at once. All its identifiers count
 * as looked up.
 */
export async function addUserWatchesUseCase(
  ctx: Context,
  watches: RequestOf<typeof addWatches>['input']['watches'],
  { userId, clients }: { userId: string; clients: readonly Client[] },
) {
  const { database, now } = ctx
  const read: { identities: readonly Candidate[]; reference: string | null }[] = []
  for (const { identifier, reference } of watches) {
    if (read.length % readAtOnce === 0) await inOwnTurn()
    read.push({ identities: identitiesToWatch(identifier), reference: reference || null })
  }
  // Of several watches of one identifier, the last is stored.
  const wanted = new Map<string, NewUserWatch>()
  for (const { identities, reference } of read) {
    const [first, ...others] = identities
    if (first) wanted.set(keyOf(first), { identities: [first, ...others], reference })
  }
  const firstCandidates = [...wanted.values()].map(({ identities: [first] }) => first)
  await throttleRanges(ctx, clients, firstCandidates)
  const saved = await inTransaction(ctx, async (ctx, tx) => {
    // Locked, so that concurrent requests cannot exceed the limit.
    await lockUser(database, tx, userId)
    const saved = await upsertUserWatches(tx, userId, [...wanted.values()], now)
    if ((await countUserWatches(tx, userId)) > userWatchRules.perUser) {
      throw new Problem('LIMIT_REACHED', 'watches', { params: { max: userWatchRules.perUser } })
    }
    await database.together(tx, [], [watchesLock('exclusive')])
    const added = saved.filter(({ isNew }) => isNew).length
    if (saved.length > 0) {
      const details = { added, changed: saved.length - added }
      logActivity(ctx, { action: 'create', entity: 'user-watch', entityId: userId, details })
    }
    return saved
  })
  const fresh = saved.filter(({ isNew }) => isNew).map(({ watch }) => watch)
  recordClaim(ctx, clients, fresh)
  const byKey = new Map(saved.map((each) => [keyOf(each.watch), each]))
  return read.map(({ identities: [first] }) => {
    const found = first && byKey.get(keyOf(first))
    if (!found) return { status: 'invalid' as const, watch: null }
    return {
      status: found.isNew ? ('new' as const) : ('known' as const),
      watch: toUserWatch(found.watch),
    }
  })
}

function keyOf({ namespace, key }: { namespace: string; key: string }): string {
  return `${namespace}:${key}`
}

/** Deletes those that are the user’s own, and returns how many. */
export async function deleteUserWatchesUseCase(
  ctx: Context,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  return inTransaction(ctx, async (ctx, tx) => {
    const deleted = await deleteUserWatches(tx, userId, ids)
    if (deleted > 0) {
      const details = { deleted }
      logActivity(ctx, { action: 'delete', entity: 'user-watch', entityId: userId, details })
    }
    return deleted
  })
}
