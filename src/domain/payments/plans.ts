export const paidPlans = ['Premium', 'Merchant'] as const
export type PaidPlan = (typeof paidPlans)[number]

export const billings = ['Monthly', 'Yearly'] as const
export type Billing = (typeof billings)[number]

/** The days of a pass, which is paid ahead and ends by itself. */
export const passDays = { Monthly: 30, Yearly: 365 } as const satisfies Record<Billing, number>

/** The plans; `site.ts` has their texts and prices. */
export const planNames = ['Free', 'Premium', 'Merchant'] as const
export type PlanName = (typeof planNames)[number]

/**
 * What each plan adds. The pricing page shows this table, and the server enforces it. Reporting,
 * single lookups, registering an asset, labels and notifications are not in it: they are free.
 */
export const planFeatures = {
  /** Identifiers in one batch. */
  batchSize: { Free: 10, Premium: 25, Merchant: 50 },
  /** Identifiers in one day of Nigeria, over all batches. */
  batchPerDay: { Free: 20, Premium: 100, Merchant: 1000 },
  /** Registering assets from a table. Registering them one by one is free. */
  tableImport: { Free: false, Premium: true, Merchant: true },
  /** Applying for the verification of a business, which is then listed and gets a certificate. */
  business: { Free: false, Premium: false, Merchant: true },
} as const satisfies Record<string, Record<PlanName, number | boolean>>

export type PlanFeature = keyof typeof planFeatures

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
