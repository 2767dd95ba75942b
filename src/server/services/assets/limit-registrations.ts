import type { Problem } from '../../../api/problem.ts'
import { dayOf } from '../../../domain/calendar-days.ts'
import type { Queries } from '../../db/database.ts'
import { registrationsSince } from '../../queries/disputes/contests.ts'
import { addToEnumerationEvent } from '../../queries/lookup/enumeration-events.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
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
  const refusal = await registrationRefusal(ctx, read, accountId, count)
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
  if (count === 0) return
  await lockRegistrations(ctx, accountId)
  const refusal = await registrationRefusal(ctx, ctx.tx, accountId, count)
  if (refusal && !(await isVerifiedBusiness(ctx.tx, accountId, ctx.now))) throw refusal
}

/** For who locks numbers before they know how many are registered. */
export async function lockRegistrations(
  { database, tx }: Pick<TransactionContext, 'database' | 'tx'>,
  accountId: string,
): Promise<void> {
  await database.lock(tx, `registrations of ${accountId}`)
}

async function registrationRefusal(
  { limiter, now }: Pick<Context, 'limiter' | 'now'>,
  db: Queries,
  accountId: string,
  count: number,
): Promise<Problem | undefined> {
  const rules = [limiter.rule('registrationsByDay'), limiter.rule('registrationsByMonth')]
  const longestMs = Math.max(...rules.map(({ seconds }) => seconds * 1000))
  const limit = Math.max(...rules.map(({ times }) => times))
  const range = { ownerId: accountId, since: now - longestMs, limit }
  const newest = await registrationsSince(db, range)
  const refusals = []
  for (const rule of rules) {
    const windowMs = rule.seconds * 1000
    const registered = newest.filter((at) => at > now - windowMs).slice(-rule.times)
    if (registered.length + count <= rule.times) continue
    // So many of the oldest have to leave the window before there is room.
    const oldest = registered[registered.length + count - rule.times - 1] ?? now
    refusals.push(tooMany(rule, oldest + windowMs - now))
  }
  return refusals[0]
}
