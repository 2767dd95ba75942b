import { days, hours } from '../../domain/durations.ts'
import { periodsAfter, planAt } from '../../domain/payments/passes.ts'
import type { UserRow } from '../db/tables.ts'
import { acquireLease } from '../queries/job-leases.ts'
import { hasNotification } from '../queries/notifications/notifications.ts'
import {
  dueRenewalsQuery,
  findRenewal,
  hasPaidCheckout,
  receiveEvent,
} from '../queries/payments/checkouts.ts'
import {
  endedPlansQuery,
  endingPlansQuery,
  findPassOfTransaction,
  lockLedgerOf,
  periodsOf,
  refreshPlan,
} from '../queries/payments/ledger.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { notifyUser } from '../services/notifications/notify-user.ts'
import { queueRenewal } from '../services/payments/charge-renewal.ts'
import { reversePass } from '../services/payments/reverse-pass.ts'
import { inTransaction } from '../services/transaction.ts'
import { forEachDue } from './for-each-due.ts'

const reversalsEveryMs = 5 * 60_000
const reversalsPeriodMs = 3 * 86_400_000

/** Finds full refunds and disputes whose webhook was lost. Returns how many. */
export async function reconcileReversals(services: AppContext): Promise<number> {
  const { payments } = services
  if (!payments) return 0
  const ctx = contextOf(services)
  const { database, now } = ctx
  if (!(await hasPaidCheckout(database.read))) return 0
  if (!(await acquireLease(database, 'payment reversals', reversalsEveryMs - 1000, now))) return 0
  const reversals = await payments.provider.listReversals(now - reversalsPeriodMs)
  return eachDespiteErrors(reversals, async ({ kind, id, transactionId, amount }) => {
    const pass = await findPassOfTransaction(database.read, transactionId)
    // A partial refund ends no pass.
    if (!pass || (kind === 'refund' && amount < pass.amount)) return false
    const outcome = await reversePass(ctx, pass, { kind, id, amount })
    if (outcome === 'known') return false
    const { reference } = pass
    const event = { event: 'verification', source: 'verification', reference, amount } as const
    await database.write((tx) =>
      receiveEvent(
        tx,
        { id: `verification ${reference} ${outcome} ${id}`, ...event, provider_id: transactionId },
        { outcome, now },
      ),
    )
    return true
  })
}

const batchSize = 100
/** Sorts after every id. */
const afterAllIds = '~'
const ms = 1000
/** Half a day before the end, so that there is time to pay by hand. */
const chargedBeforeMs = hours(12) * ms

/** Ends plans whose time is over, or starts the next pass that was paid for. Returns how many. */
export async function endPlans(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  return forEachDue(
    (limit) => endedPlansQuery(ctx.database.read, ctx.now, limit).execute(),
    ({ id }) => endPlan(ctx, id),
  )
}

/** False if the plan was changed meanwhile. */
async function endPlan(ctx: Context, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx, tx) => {
    await lockLedgerOf(ctx.database, tx, userId)
    const before = await endedPlansQuery(tx, ctx.now, 1)
      .where('id', '=', userId)
      .select(['plan', 'plan_ends_at'])
      .executeTakeFirst()
    if (!before) return false
    const { plan } = await refreshPlan(tx, userId, ctx.now)
    if (plan !== 'Free') return true
    await notifyUser(ctx, {
      userId,
      kind: 'plan-ended',
      subjectId: userId,
      data: { item: before.plan },
      eventKey: `plan-ended ${before.plan_ends_at}`,
    })
    return true
  })
}

/** Reminds users 7 days and 1 day before their plan ends. Returns how many it reminded. */
export async function remindOfPlanEnds(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  return eachDespiteErrors(endingPlans(ctx), (user) => remind(ctx, user))
}

async function* endingPlans(ctx: Context): AsyncIterable<UserRow> {
  const until = ctx.now + days(7) * ms
  for (let from = { at: ctx.now, id: afterAllIds }; ; ) {
    const ending = await endingPlansQuery(ctx.database.read, {
      from,
      until,
      limit: batchSize,
    }).execute()
    yield* ending
    const last = ending.at(-1)
    if (!last || ending.length < batchSize) return
    from = { at: last.plan_ends_at ?? until, id: last.id }
  }
}

async function remind(ctx: Context, user: UserRow): Promise<boolean> {
  const { id, plan, plan_started_at, plan_ends_at } = user
  if (plan_ends_at === null) return false
  const before = plan_ends_at - ctx.now <= days(1) * ms ? 1 : 7
  // A pass of a few days needs no reminder: its owner has just bought it.
  if (plan_ends_at - (plan_started_at ?? 0) <= days(before) * ms) return false
  const eventKey = `plan-ending ${plan_ends_at} ${before}`
  if (await hasNotification(ctx.database.read, id, eventKey)) return false
  return inTransaction(ctx, async (ctx, tx) => {
    const card = (await findRenewal(tx, id))?.card
    return notifyUser(ctx, {
      userId: id,
      kind: 'plan-ending',
      subjectId: id,
      data: { item: plan, at: plan_ends_at, ...(card !== undefined && { card }) },
      eventKey,
    })
  })
}

/**
 * Queues the charges of users who chose to renew and whose plan ends within half a day. Returns how
 * many.
 */
export async function renewPlans(services: AppContext): Promise<number> {
  if (!services.payments) return 0
  const ctx = contextOf(services)
  const ask = { now: ctx.now, until: ctx.now + chargedBeforeMs, limit: batchSize }
  const due = await dueRenewalsQuery(ctx.database.read, ask).execute()
  return eachDespiteErrors(due, async (renewal) => {
    const periods = await periodsOf(ctx.database.read, renewal.user_id)
    const { endsAt } = planAt(periods, ctx.now)
    // The plan has ended, or the next pass is already paid for.
    if (endsAt === null || periodsAfter(periods, ctx.now).length > 0) return false
    return queueRenewal(ctx, renewal)
  })
}
