/** The plans; `site.ts` has their prices. */
export type PlanName = 'Free' | 'Premium' | 'Merchant'

/** How many identifiers may be looked up in batches; single lookups need no plan and no account. */
export interface BatchQuota {
  /** In one batch. */
  atOnce: number
  /** In one Nigerian day, over all batches. */
  aDay: number
}

/** The quotas of each plan, which the server enforces. */
export const batchQuotas = {
  // A buyer with a few to choose from.
  Free: { atOnce: 10, aDay: 20 },
  // A household or an office that takes stock.
  Premium: { atOnce: 25, aDay: 100 },
  // A shop: twenty full batches, more than a stall's delivery of phones in a day.
  Merchant: { atOnce: 50, aDay: 1000 },
} as const satisfies Record<PlanName, BatchQuota>

/** The largest batch of any plan. */
export const maxBatchSize = Math.max(...Object.values(batchQuotas).map(({ atOnce }) => atOnce))

/**
 * The plan whose quotas apply to a user: a verified business is on the Merchant plan while it is
 * verified, since nobody can pay for it yet.
 */
export function effectivePlan(
  plan: PlanName,
  business: { status: string; expiresAt: number | null } | null,
  now: number,
): PlanName {
  const isVerified = business?.status === 'verified' && (business.expiresAt ?? 0) > now
  return isVerified ? 'Merchant' : plan
}

/** Why a batch is too large for a plan; null if it is not. */
export function whyNotBatch(plan: PlanName, asked: number): 'batch-too-large' | null {
  return asked <= batchQuotas[plan].atOnce ? null : 'batch-too-large'
}
