import type { MerchantDecision, MerchantStatus } from '../../../domain/merchants/merchants.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { usualReasons } from '../../../locales/en/screens/admin/reasons.ts'
import type { Reason } from '../shell/ReasonField.tsx'

export interface Decision {
  /** The label of the button that opens the dialog. `send` labels the button that submits it. */
  label: string
  send: string
  to: MerchantDecision
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  usualReasons?: Reason['usual']
  variant: 'primary' | 'secondary' | 'danger'
}

/** The reason field of a negative decision; the owner reads the reason. */
export const reasonForOwner = (usual?: Reason['usual']) => ({
  label: adminMerchantWords.reason,
  hint: adminMerchantWords.reasonHint,
  missing: adminMerchantWords.reasonMissing,
  usual,
  field: 'reason',
})

const approve: Decision = {
  label: adminMerchantWords.approve,
  send: adminMerchantWords.approveBusiness,
  to: 'verified',
  consequence: adminMerchantWords.approveConsequence,
  done: adminMerchantWords.businessApproved,
  variant: 'primary',
}
const refuse: Decision = {
  label: adminMerchantWords.refuse,
  send: adminMerchantWords.refuseBusiness,
  to: 'refused',
  consequence: adminMerchantWords.refuseConsequence,
  done: adminMerchantWords.businessRefused,
  usualReasons: usualReasons.refuseBusiness,
  variant: 'danger',
}
const suspend: Decision = {
  label: adminMerchantWords.suspend,
  send: adminMerchantWords.suspendBusiness,
  to: 'suspended',
  consequence: adminMerchantWords.suspendConsequence,
  done: adminMerchantWords.businessSuspended,
  variant: 'danger',
}
const reinstate: Decision = {
  label: adminMerchantWords.reinstate,
  send: adminMerchantWords.reinstateBusiness,
  to: 'verified',
  consequence: adminMerchantWords.reinstateConsequence,
  done: adminMerchantWords.businessReinstated,
  variant: 'primary',
}

/**
 * The decisions that are possible for several businesses at once, with the status that each needs.
 */
export const merchantDecisions = {
  refuse: { ...refuse, from: 'pending' },
  suspend: { ...suspend, from: 'verified' },
} as const

/** The possible decisions on a business, in the order of the buttons. */
export const merchantDecisionsOn: Record<MerchantStatus, readonly Decision[]> = {
  pending: [approve, refuse],
  verified: [suspend],
  suspended: [reinstate],
  refused: [],
  expired: [],
}
