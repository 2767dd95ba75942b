import type { Problem } from '../../../api/problem.ts'
import { dayOf } from '../../../domain/calendar-days.ts'
import type { Lock } from '../../db/database.ts'
import { newestRegistrations } from '../../queries/disputes/contests.ts'
import { addToEnumerationEvent } from '../../queries/lookup/enumeration-events.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { type Limiter, tooMany } from '../../rate-limit/limiter.ts'
import type { Context, TransactionContext } from '../context.ts'

/**
 * Refuses `count` further registrations of an account that is no verified business, if it has
 * registered as much as only a shop or a fence does. Counts stored assets, so a repeated request
 * counts once. Staff see who was refused. The refusal depends only on what the account has
 * registered, so it tells nothing about the numbers.
 */
export async function limitRegistrations(
  ctx: Context,
  accountId: string,
  count: number,
): Promise<void> {
  const { database, now } = ctx
  const { read } = database
  if (count === 0) return
  const newest = await newestRegistrations(read, countedIn(ctx, accountId))
  const refusal = refusalOf(ctx, newest, count)
  if (!refusal || (await isVerifiedBusiness(read, accountId, now))) return
  await database.write((tx) =>
    addToEnumerationEvent(tx, {
      ...{ day: dayOf(now), namespace: 'registrations', prefix: '', misses: count, lastAt: now },
      clients: new Map([[accountId, accountId]]),
    }),
  )
  throw refusal
}

/**
 * The same inside the transaction, so that what is registered at once counts as well. It is the first
 * lock: those of the numbers follow.
 */
export async function requireRegistrationsLeft(
  ctx: TransactionContext,
  accountId: string,
  count = 1,
): Promise<void> {
  const { database, now, tx } = ctx
  if (count === 0) return
  const statement = newestRegistrations.compile(tx, countedIn(ctx, accountId))
  const [newest] = await database.together(tx, [statement], [registrationsLock(accountId)])
  const refusal = refusalOf(ctx, newest, count)
  if (refusal && !(await isVerifiedBusiness(tx, accountId, now))) throw refusal
}

export const registrationsLock = (accountId: string): Lock => ({
  names: [`registrations of ${accountId}`],
  mode: 'exclusive',
})

const rulesOf = (limiter: Limiter) => [
  limiter.rule('registrationsByDay'),
  limiter.rule('registrationsByMonth'),
]

/** Which registrations the rules count. */
function countedIn({ limiter, now }: Pick<Context, 'limiter' | 'now'>, ownerId: string) {
  const rules = rulesOf(limiter)
  const longestMs = Math.max(...rules.map(({ seconds }) => seconds * 1000))
  const limit = Math.max(...rules.map(({ times }) => times))
  return { ownerId, since: now - longestMs, limit }
}

/** `newest` are the counted registrations, the newest first. */
function refusalOf(
  { limiter, now }: Pick<Context, 'limiter' | 'now'>,
  newest: readonly { created_at: number }[],
  count: number,
): Problem | undefined {
  for (const rule of rulesOf(limiter)) {
    const windowMs = rule.seconds * 1000
    const registered = newest
      .map(({ created_at }) => created_at)
      .filter((at) => at > now - windowMs)
      .slice(0, rule.times)
    if (registered.length + count <= rule.times) continue
    // So many of the oldest have to leave the window before there is room.
    const oldest = registered[rule.times - count] ?? now
    return tooMany(rule, oldest + windowMs - now)
  }
  return undefined
}
