/** Under these names what is typed is kept over a log-in. */
export const businessDraft = 'business'
export const productsDraft = 'business-products'
