import { type PaidPlan, paidPlans } from './billing.ts'
import { type PlanName, planFeatures } from './plan-features.ts'

/** Features that a plan either has or lacks. */
export type GatedFeature = 'tableImport' | 'business'

/**
 * The lowest plan that has a feature; null if `plan` has it. While plans cannot be bought, every
 * feature is free.
 */
export function planNeeded(
  feature: GatedFeature,
  { plan, canBuy }: { plan: PlanName; canBuy: boolean },
): PaidPlan | null {
  if (!canBuy || planFeatures[feature][plan]) return null
  return paidPlans.find((each) => planFeatures[feature][each]) ?? null
}
