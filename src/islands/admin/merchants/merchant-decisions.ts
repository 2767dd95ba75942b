import type { MerchantDecision, MerchantStatus } from '../../../domain/merchants/merchants.ts'

export interface Decision {
  /** The label of the button that opens the dialog, and of the one that submits it. */
  label: string
  send: string
  to: MerchantDecision
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  variant: 'primary' | 'danger'
}

/** The reason field of a negative decision; the owner reads the reason. */
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

/** The possible decisions on a business, in the order of the buttons. */
export const merchantDecisionsOn: Record<MerchantStatus, readonly Decision[]> = {
  pending: [approve, refuse],
  verified: [suspend],
  suspended: [reinstate],
  refused: [],
  expired: [],
}
