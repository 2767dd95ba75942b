import { plans, site } from '../site.ts'

export const billings = ['Monthly', 'Yearly'] as const
export const paidPlans = ['Premium', 'Merchant'] as const

export type Billing = (typeof billings)[number]
export type PaidPlan = (typeof paidPlans)[number]

export const defaultChoice = { plan: 'Premium', billing: 'Monthly' } as const

/** What `?plan=merchant&billing=yearly` chooses; the rest is left out. */
export function choiceIn(search: string): { plan?: PaidPlan; billing?: Billing } {
  const query = new URLSearchParams(search)
  const plan = named(paidPlans, query.get('plan'))
  const billing = named(billings, query.get('billing'))
  return { ...(plan && { plan }), ...(billing && { billing }) }
}

function named<Name extends string>(names: readonly Name[], text: string | null): Name | undefined {
  return names.find((name) => name.toLowerCase() === text?.toLowerCase())
}

const grouped = new Intl.NumberFormat(site.locale)

/** `Pay NGN 19,000` (spec §9). */
export function payLabel(plan: PaidPlan, billing: Billing): string {
  const chosen = plans.find(({ title }) => title === plan)
  const amount = billing === 'Monthly' ? chosen?.monthlyAmount : chosen?.yearlyAmount
  return `Pay ${site.currency} ${grouped.format(amount ?? 0)}`
}
