/** The names of drafts that survive a login. */
export const businessDraft = 'business'
export const productsDraft = 'business-products'
