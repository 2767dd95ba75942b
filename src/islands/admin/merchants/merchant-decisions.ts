import type { ApplicationRecord } from '../../../api/merchants/applications.ts'
import { needsCertificate } from '../../../domain/merchants/listings.ts'
import {
  type MerchantDecision,
  type MerchantStatus,
  needsReason,
} from '../../../domain/merchants/merchants.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { usualReasons } from '../../../locales/en/screens/admin/reasons.ts'
import { call } from '../../session.ts'
import type { Reason } from '../shell/ReasonField.tsx'

interface DecisionText {
  /** The label of the button that sends it. */
  send: string
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  /** What staff must tick before they send it. */
  check?: string
  usualReasons?: Reason['usual']
  variant: 'primary' | 'danger'
}

interface Decision extends DecisionText {
  /** The label of the button that opens the dialog of a decision on several. */
  label: string
  to: MerchantDecision
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
  check: adminMerchantWords.cacChecked,
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

const decisionsOn: Record<MerchantStatus, readonly Decision[]> = {
  pending: [approve, refuse],
  verified: [suspend],
  suspended: [reinstate],
  refused: [],
  expired: [],
}

const approveChange = (isCertified: boolean): DecisionText => ({
  send: adminMerchantWords.approveChange,
  consequence: isCertified
    ? adminMerchantWords.approveChangeConsequenceCertified
    : adminMerchantWords.approveChangeConsequence,
  done: adminMerchantWords.changeApproved,
  variant: 'primary',
})
const refuseChange: DecisionText = {
  send: adminMerchantWords.refuseChange,
  consequence: adminMerchantWords.refuseChangeConsequence,
  done: adminMerchantWords.changeRefused,
  usualReasons: usualReasons.refuseChange,
  variant: 'danger',
}

/** A decision on one business, ready to be sent. */
interface OfferedDecision extends DecisionText {
  needsReason: boolean
  onSend: (reason: string) => Promise<unknown>
}

/**
 * The possible decisions on a business, in the order of the choices: first those on its change.
 */
export function merchantDecisionsOn(merchant: ApplicationRecord): OfferedDecision[] {
  const { id, status, appliedAt, pendingChange } = merchant
  const onChange = (pendingChange: NonNullable<ApplicationRecord['pendingChange']>) => {
    const { askedAt, changes } = pendingChange
    const send = (decision: 'approve' | 'refuse', reason?: string) =>
      call('PATCH /admin/merchants/{id}/change', {
        ...{ id, decision, askedAt },
        ...(reason && { reason }),
      })
    const approval = approveChange(needsCertificate(changes.map(({ field }) => field)))
    return [
      // The change of a suspended business cannot be published.
      ...(status === 'verified'
        ? [{ ...approval, needsReason: false, onSend: () => send('approve') }]
        : []),
      { ...refuseChange, needsReason: true, onSend: (reason: string) => send('refuse', reason) },
    ]
  }
  return [
    ...(pendingChange ? onChange(pendingChange) : []),
    ...decisionsOn[status].map(({ to, ...decision }) => ({
      ...decision,
      needsReason: needsReason(to),
      onSend: (reason: string) =>
        call('PATCH /admin/merchants/{id}', {
          ...{ id, status: to, appliedAt },
          ...(needsReason(to) && { reason }),
        }),
    })),
  ]
}
