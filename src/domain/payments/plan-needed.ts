import { type PaidPlan, paidPlans } from './billing.ts'
import { type PlanName, planFeatures } from './plan-features.ts'

/** Features that a plan has or has not. */
export type GatedFeature = 'tableImport' | 'business'

/**
 * The least plan to buy for a feature; null where this one has it. While nothing can be bought nothing is
 * withheld.
 */
export function planNeeded(
  feature: GatedFeature,
  { plan, canBuy }: { plan: PlanName; canBuy: boolean },
): PaidPlan | null {
  if (!canBuy || planFeatures[feature][plan]) return null
  return paidPlans.find((each) => planFeatures[feature][each]) ?? null
}
