/** What a user can be on; words and prices are in `site.ts`. */
export const planNames = ['Free', 'Premium', 'Merchant'] as const
export type PlanName = (typeof planNames)[number]

/**
 * What each plan gives beyond what everyone has: the pricing page shows this table, and the server enforces it.
 * Reporting, looking up one identifier, registering an asset, labels and every notification are in no row:
 * nobody pays to be safe.
 */
export const planFeatures = {
  /** Identifiers in one batch. */
  batchSize: { Free: 10, Premium: 25, Merchant: 50 },
  /** Identifiers in one day of Nigeria, over all batches. */
  batchPerDay: { Free: 20, Premium: 100, Merchant: 1000 },
  /** Registering assets from a table; one by one everybody may. */
  tableImport: { Free: false, Premium: true, Merchant: true },
  /** Applying with a business, which is then listed and gets its certificate. */
  business: { Free: false, Premium: false, Merchant: true },
} as const satisfies Record<string, Record<PlanName, number | boolean>>

export type PlanFeature = keyof typeof planFeatures
