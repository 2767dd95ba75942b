import { type PlanName, planFeatures, planNames } from '../payments/plans.ts'

/** How many identifiers may be looked up in batches; single lookups need no plan and no account. */
export interface BatchQuota {
  /** In one batch. */
  perBatch: number
  /** In one Nigerian day, over all batches. */
  perDay: number
}

const { batchSize, batchPerDay } = planFeatures

/** The batch quota of each plan. */
export const batchQuotas = /* @__PURE__ */ Object.fromEntries(
  planNames.map((plan) => [plan, { perBatch: batchSize[plan], perDay: batchPerDay[plan] }]),
) as Record<PlanName, BatchQuota>

/** The largest batch of any plan. */
export const maxBatchSize = Math.max(...Object.values(batchSize))

/**
 * The plan whose quotas a user has now. While plans cannot be bought, a verified business has the
 * Merchant plan until its verification expires.
 */
export function effectivePlan(
  plan: PlanName,
  { isVerifiedBusiness, canBuy = false }: { isVerifiedBusiness: boolean; canBuy?: boolean },
): PlanName {
  return isVerifiedBusiness && !canBuy ? 'Merchant' : plan
}

/** Why a batch is too large for a plan; null if it is not. */
export function whyNotBatch(plan: PlanName, asked: number): 'batch-too-large' | null {
  return asked <= batchSize[plan] ? null : 'batch-too-large'
}
