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
