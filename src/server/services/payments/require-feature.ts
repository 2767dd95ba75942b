import { Problem } from '../../../api/problem.ts'
import { type GatedFeature, planNeeded } from '../../../domain/payments/plans.ts'
import type { Context } from '../context.ts'
import { planOf } from '../lookup/batch-quota.ts'

/**
 * Throws `PLAN_REQUIRED` with the plan to buy, if plans are sold and the user's lacks the feature.
 */
export async function requireFeature(
  ctx: Context,
  userId: string,
  feature: GatedFeature,
): Promise<void> {
  const canBuy = ctx.payments !== null
  const plan = planNeeded(feature, { plan: await planOf(ctx, userId), canBuy })
  if (plan) throw new Problem('PLAN_REQUIRED', 'feature', { params: { feature, plan } })
}
