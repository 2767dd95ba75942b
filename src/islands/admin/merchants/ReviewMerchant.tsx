import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { reviewMerchant } from '../../../api/merchants/review-merchant.ts'
import { needsReason } from '../../../domain/merchants/merchants.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { type Decision, reasonForOwner } from './merchant-decisions.ts'
import { merchantsList } from './merchants-list.ts'

interface Props {
  merchant: ApplicationRecord
  decision: Decision
  onClose: () => void
}

/** The dialog of a decision on a business: the evidence, and a reason if the decision needs one. */
export function ReviewMerchant({ merchant, decision, onClose }: Props) {
  return (
    <ReasonDialog
      about={{ kind: 'merchant', id: merchant.id }}
      title={merchant.name}
      decision={decision}
      reason={needsReason(decision.to) ? reasonForOwner : null}
      onSend={(reason) =>
        call(reviewMerchant, { id: merchant.id, status: decision.to, ...(reason && { reason }) })
      }
      refreshes={[[merchantsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    >
      <MerchantEvidence merchant={merchant} />
    </ReasonDialog>
  )
}
