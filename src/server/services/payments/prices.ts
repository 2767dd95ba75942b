import { type Billing, type PaidPlan, passDays } from '../../../domain/payments/billing.ts'
import { plans, site } from '../../../site.ts'

/** What a pass costs, in kobo, and how many days it lasts. */
export function priceOf(plan: PaidPlan, billing: Billing) {
  const priced = plans.find(({ title }) => title === plan)
  if (!priced) throw new Error(`${plan} has no price`)
  const naira = billing === 'Monthly' ? priced.monthlyAmount : priced.yearlyAmount
  return { amount: naira * 100, currency: site.currency, days: passDays[billing] }
}
