/** What a person can be on; words and prices stand in `site.ts`. */
export type PlanName = 'Free' | 'Premium' | 'Merchant'

/** How many identifiers may be checked together; one at a time anyone may, without a plan or an account. */
export interface BatchAllowance {
  /** In one batch. */
  atOnce: number
  /** In one day of Nigeria, over all batches. */
  aDay: number
}

/** What each plan may do beyond what everyone may. The server holds it. */
export const batchAllowances = {
  // Somebody who goes to buy, with a few to choose from.
  Free: { atOnce: 10, aDay: 20 },
  // A household or an office that takes stock.
  Premium: { atOnce: 25, aDay: 100 },
  // A shop: twenty full batches, more than a delivery of phones to a stall in a day.
  Merchant: { atOnce: 50, aDay: 1000 },
} as const satisfies Record<PlanName, BatchAllowance>

/** As many as any plan takes in one batch. */
export const mostAtOnce = Math.max(...Object.values(batchAllowances).map(({ atOnce }) => atOnce))

/**
 * The plan whose allowances somebody has now: a business that our team has verified is on the Merchant
 * plan for as long as that holds, since nobody can pay for it yet.
 */
export function planInForce(
  plan: PlanName,
  business: { status: string; expiresAt: number | null } | null,
  now: number,
): PlanName {
  const isVerified = business?.status === 'verified' && (business.expiresAt ?? 0) > now
  return isVerified ? 'Merchant' : plan
}

/** Why a plan cannot check so many in one batch; null when it can. */
export function refuseBatch(plan: PlanName, asked: number): string | null {
  const { atOnce } = batchAllowances[plan]
  if (asked <= atOnce) return null
  return `The ${plan} plan checks up to ${atOnce} identifiers at once, and these are ${asked}. Take ${asked - atOnce} out.`
}

/** Why a plan cannot check so many more today, when `left` are left of its day. */
export function tooManyToday(plan: PlanName, asked: number, left: number): string {
  const { aDay } = batchAllowances[plan]
  const spent = `The ${plan} plan checks ${aDay} identifiers a day in batches.`
  if (left === 0) return `${spent} You have used them all today; the next day begins at midnight.`
  const these = asked === 1 ? 'this is 1' : `these are ${asked}`
  return `${spent} You have ${left} left today, and ${these}.`
}
