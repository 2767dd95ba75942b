/** By what the lists of the back office can be sorted: the contracts and the screens ask. */
export const reportSorts = ['createdAt', 'name', 'status'] as const
export const assetSorts = ['createdAt', 'name', 'type'] as const
export const userSorts = ['createdAt', 'name', 'email', 'lastLogin'] as const
export const applicationSorts = ['appliedAt', 'name', 'status'] as const
export const disputeSorts = ['openedAt', 'status'] as const
export const complaintSorts = ['createdAt', 'status'] as const
export const matchSorts = ['createdAt'] as const
export const lookupSorts = ['day'] as const
export const enumerationSorts = ['day'] as const
export const paymentSorts = ['at'] as const
export const mailSorts = ['failedAt'] as const
export const logSorts = ['timestamp'] as const

/** Rows of an export at most, newest first. Older rows need a narrower range of days. */
export const maxExported = 50_000
