export const paidPlans = ['Premium', 'Merchant'] as const
export type PaidPlan = (typeof paidPlans)[number]

export const billings = ['Monthly', 'Yearly'] as const
export type Billing = (typeof billings)[number]

/** The days of a pass, which is paid ahead and ends by itself. */
export const passDays = { Monthly: 30, Yearly: 365 } as const satisfies Record<Billing, number>
