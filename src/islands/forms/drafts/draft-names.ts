/** The names of drafts that survive a login. */
export const businessDraft = 'business'
export const productsDraft = 'business-products'

/** What was typed to sign up, until the mailed code has come back. */
export const signupDraft = 'sign-up'

/** What was typed about a find, and the step of its form. */
export const findDraft = 'find'
export const findStep = 'find-step'

/** The same for a loss. */
export const lossDraft = 'loss'
export const lossStep = 'loss-step'

/** What the link to a loss without its number carries. No email: the code would go there. */
export const lossDraftFields = [
  'name',
  'status',
  'brand',
  'lastSeenDate',
  'state',
  'location',
] as const
