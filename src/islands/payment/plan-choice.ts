import { type Billing, billings, type PaidPlan, paidPlans } from '../../domain/payments/plans.ts'
import { plans, site } from '../../site.ts'

export const defaultChoice: { plan: PaidPlan; billing: Billing } = {
  plan: 'Premium',
  billing: 'Monthly',
}

/** Reads the plan from a query (`?plan=merchant&billing=yearly`) or a form and ignores the rest. */
export function choiceIn(query: URLSearchParams | FormData): {
  plan?: PaidPlan
  billing?: Billing
} {
  const plan = named(paidPlans, query.get('plan'))
  const billing = named(billings, query.get('billing'))
  return { ...(plan && { plan }), ...(billing && { billing }) }
}

function named<Name extends string>(
  names: readonly Name[],
  given: FormDataEntryValue | null,
): Name | undefined {
  return names.find((name) => name.toLowerCase() === String(given).toLowerCase())
}

const grouped = new Intl.NumberFormat(site.locale)

/** `₦19,000`. */
export function priceLabel(plan: PaidPlan, billing: Billing): string {
  const chosen = plans.find(({ title }) => title === plan)
  const amount = billing === 'Monthly' ? chosen?.monthlyAmount : chosen?.yearlyAmount
  return `₦${grouped.format(amount ?? 0)}`
}

/** `Pay NGN 19,000` (spec §9). */
export function payLabel(plan: PaidPlan, billing: Billing): string {
  return `Pay ${priceLabel(plan, billing).replace('₦', 'NGN ')}`
}

/**
 * Presses the plan in the URL, as a visitor does. That hydrates the form, or tells it if it is
 * hydrated already.
 */
export function choosePlanOfUrl(): void {
  for (const value of Object.values(choiceIn(new URLSearchParams(location.search)))) {
    const radio = document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)
    if (radio && !radio.checked) radio.click()
  }
}
