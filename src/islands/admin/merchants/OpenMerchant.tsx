import { Suspense } from 'react'
import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { reviewMerchant } from '../../../api/merchants/review-merchant.ts'
import { needsReason } from '../../../domain/merchants/merchants.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { call } from '../../session.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { tasksQuery } from '../header/queries.ts'
import { ReadingDialog, useRowDialog } from '../shell/ReadingDialog.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { type Decision, merchantDecisionsOn, reasonForOwner } from './merchant-decisions.ts'
import { merchantsList } from './merchants-list.ts'

// Loaded on demand, because it imports form components.
const CaseWork = lazyComponent(() => import('../shell/CaseWork.tsx'), 'CaseWork')

// Loaded on demand: few businesses have a pending change.
const ReviewMerchantChange = lazyComponent(
  () => import('./ReviewMerchantChange.tsx'),
  'ReviewMerchantChange',
)

interface ChangeDecision {
  change: 'approve' | 'refuse'
  label: string
  variant: 'primary' | 'secondary'
}

const refuseChange: ChangeDecision = {
  change: 'refuse',
  label: adminMerchantWords.refuseChange,
  variant: 'secondary',
}
const approveChange: ChangeDecision = {
  change: 'approve',
  label: adminMerchantWords.approveChange,
  variant: 'primary',
}

function decisionsOn({ status, pendingChange }: ApplicationRecord) {
  const onChange = status === 'verified' ? [refuseChange, approveChange] : [refuseChange]
  return [...merchantDecisionsOn[status].toReversed(), ...(pendingChange ? onChange : [])]
}

/** The cell that names a business. It opens the evidence and the decisions. */
export function OpenMerchant({ merchant }: { merchant: ApplicationRecord }) {
  const { opener, isRead, decision, decide, close } = useRowDialog<Decision | ChangeDecision>(
    merchant.id,
  )
  const { pendingChange } = merchant
  return (
    <>
      <RowButton {...opener}>
        <span className="flex min-w-0 items-center gap-3">
          <UploadedImage src={merchant.logo} alt="" className="size-8 shrink-0 rounded-md" />
          <span className="truncate">{merchant.name}</span>
        </span>
      </RowButton>
      {isRead && (
        <ReadingDialog
          title={merchant.name}
          place={{ list: merchantsList.key, id: merchant.id }}
          onClose={close}
          decisions={decisionsOn(merchant)}
          onChoose={decide}
        >
          <MerchantEvidence merchant={merchant} />
          <Suspense>
            <CaseWork about={{ kind: 'merchant', id: merchant.id }} list={merchantsList.key} />
          </Suspense>
        </ReadingDialog>
      )}
      {pendingChange && decision && 'change' in decision && (
        <Suspense>
          <ReviewMerchantChange
            merchant={{ ...merchant, pendingChange }}
            decision={decision.change}
            onClose={close}
          />
        </Suspense>
      )}
      {decision && 'to' in decision && (
        <ReviewMerchant merchant={merchant} decision={decision} onClose={close} />
      )}
    </>
  )
}

interface Props {
  merchant: ApplicationRecord
  decision: Decision
  onClose: () => void
}

/** The dialog of a decision on a business: the evidence, and a reason if the decision needs one. */
function ReviewMerchant({ merchant, decision, onClose }: Props) {
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
