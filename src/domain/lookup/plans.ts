/** What a person can be on; words and prices stand in `site.ts`. */
export type PlanName = 'Free' | 'Premium' | 'Merchant'

/** How many identifiers may be checked together; one at a time anyone may, without a plan or an account. */
export interface BatchQuota {
  /** In one batch. */
  atOnce: number
  /** In one day of Nigeria, over all batches. */
  aDay: number
}

/** What each plan may do beyond what everyone may. The server holds it. */
export const batchQuotas = {
  // Somebody who goes to buy, with a few to choose from.
  Free: { atOnce: 10, aDay: 20 },
  // A household or an office that takes stock.
  Premium: { atOnce: 25, aDay: 100 },
  // A shop: twenty full batches, more than a delivery of phones to a stall in a day.
  Merchant: { atOnce: 50, aDay: 1000 },
} as const satisfies Record<PlanName, BatchQuota>

/** As many as any plan takes in one batch. */
export const maxBatchSize = Math.max(...Object.values(batchQuotas).map(({ atOnce }) => atOnce))

/**
 * The plan whose allowances somebody has now: a business that our team has verified is on the Merchant
 * plan for as long as that holds, since nobody can pay for it yet.
 */
export function effectivePlan(
  plan: PlanName,
  business: { status: string; expiresAt: number | null } | null,
  now: number,
): PlanName {
  const isVerified = business?.status === 'verified' && (business.expiresAt ?? 0) > now
  return isVerified ? 'Merchant' : plan
}

/** Why a plan cannot check so many in one batch; null when it can. */
export function whyNotBatch(plan: PlanName, asked: number): 'batch-too-large' | null {
  return asked <= batchQuotas[plan].atOnce ? null : 'batch-too-large'
}
