import type { MerchantDecision, MerchantStatus } from '../../../domain/merchants/merchants.ts'

export interface Decision {
  /** On the button that opens it, and on the one that sends it. */
  label: string
  send: string
  to: MerchantDecision
  /** What follows from the decision; shown before it is sent. */
  consequence: string
  done: string
  variant: 'primary' | 'danger'
}

/** What the owner of a business reads when a decision goes against them. */
export const reasonForOwner = {
  label: 'Reason',
  hint: 'The owner of the business reads it.',
  missing: 'Say why: the owner reads this',
  field: 'reason',
}

const approve: Decision = {
  label: 'Approve',
  send: 'Approve business',
  to: 'verified',
  consequence:
    'The business stands in the directory for a year and gets a certificate. What it changes later is looked at again.',
  done: 'Business approved',
  variant: 'primary',
}
const refuse: Decision = {
  label: 'Refuse',
  send: 'Refuse business',
  to: 'refused',
  consequence: 'The business is not listed. Its owner is told why, and may apply again.',
  done: 'Business refused',
  variant: 'danger',
}
const suspend: Decision = {
  label: 'Suspend',
  send: 'Suspend business',
  to: 'suspended',
  consequence:
    'The business leaves the directory at once and its certificate is shown as revoked. Its owner is told why.',
  done: 'Business suspended',
  variant: 'danger',
}
const reinstate: Decision = {
  label: 'Reinstate',
  send: 'Reinstate business',
  to: 'verified',
  consequence: 'The business stands in the directory again and its certificate is valid again.',
  done: 'Business reinstated',
  variant: 'primary',
}

/** What can be decided about a business, in the order of the buttons. */
export const merchantDecisionsOn: Record<MerchantStatus, readonly Decision[]> = {
  pending: [approve, refuse],
  verified: [suspend],
  suspended: [reinstate],
  refused: [],
  expired: [],
}
