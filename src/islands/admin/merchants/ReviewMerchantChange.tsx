import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { reviewMerchantChange } from '../../../api/merchants/review-merchant-change.ts'
import { needsCertificate } from '../../../domain/merchants/listing-changes.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { ListingChanges } from '../../merchants/ListingChanges.tsx'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { reasonForOwner } from './merchant-decisions.ts'
import { merchantsList } from './merchants-list.ts'

interface Props {
  merchant: ApplicationRecord & { pendingChange: NonNullable<ApplicationRecord['pendingChange']> }
  decision: 'approve' | 'refuse'
  onClose: () => void
}

const approval = (isCertified: boolean) => ({
  consequence: isCertified
    ? adminMerchantWords.approveChangeConsequenceCertified
    : adminMerchantWords.approveChangeConsequence,
  send: adminMerchantWords.approveChange,
  done: adminMerchantWords.changeApproved,
  variant: 'primary' as const,
})

const refusal = {
  consequence: adminMerchantWords.refuseChangeConsequence,
  send: adminMerchantWords.refuseChange,
  done: adminMerchantWords.changeRefused,
  variant: 'danger' as const,
}

/** The dialog of a decision on changes to a business: old and new values, then the evidence. */
export function ReviewMerchantChange({ merchant, decision, onClose }: Props) {
  const { id, name, pendingChange } = merchant
  const { askedAt, changes } = pendingChange
  const isApproval = decision === 'approve'
  const isCertified = needsCertificate(changes.map(({ field }) => field))
  return (
    <ReasonDialog
      about={{ kind: 'merchant', id }}
      title={name}
      decision={isApproval ? approval(isCertified) : refusal}
      reason={isApproval ? null : reasonForOwner}
      onSend={(reason) =>
        call(reviewMerchantChange, { id, decision, askedAt, ...(reason && { reason }) })
      }
      refreshes={[[merchantsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    >
      <h3 className="font-semibold">{adminMerchantWords.proposedChange}</h3>
      <ListingChanges changes={changes} />
      <h3 className="font-semibold">{adminMerchantWords.listedNow}</h3>
      <MerchantEvidence merchant={merchant} />
    </ReasonDialog>
  )
}
