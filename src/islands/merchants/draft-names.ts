/** The names of drafts that last over a login. */
export const businessDraft = 'business'
export const productsDraft = 'business-products'
