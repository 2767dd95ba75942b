import { useState } from 'react'
import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { ReadingDialog } from '../shell/ReadingDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { type Decision, merchantDecisionsOn } from './merchant-decisions.ts'
import { ReviewMerchant } from './ReviewMerchant.tsx'
import { ReviewMerchantChange } from './ReviewMerchantChange.tsx'

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

/** The cell that names a business. It opens all that is known of it, with the decisions below. */
export function OpenMerchant({ merchant }: { merchant: ApplicationRecord }) {
  const [open, setOpen] = useState<Decision | ChangeDecision | 'read' | null>(null)
  const { pendingChange } = merchant
  const close = () => setOpen(null)
  return (
    <>
      <RowButton onOpen={() => setOpen('read')}>
        <span className="flex min-w-0 items-center gap-3">
          <UploadedImage src={merchant.logo} alt="" className="size-8 shrink-0 rounded-md" />
          <span className="truncate">{merchant.name}</span>
        </span>
      </RowButton>
      {open === 'read' && (
        <ReadingDialog
          title={merchant.name}
          onClose={close}
          decisions={decisionsOn(merchant)}
          onChoose={setOpen}
        >
          <MerchantEvidence merchant={merchant} />
        </ReadingDialog>
      )}
      {pendingChange && open && open !== 'read' && 'change' in open && (
        <ReviewMerchantChange
          merchant={{ ...merchant, pendingChange }}
          decision={open.change}
          onClose={close}
        />
      )}
      {open && open !== 'read' && 'to' in open && (
        <ReviewMerchant merchant={merchant} decision={open} onClose={close} />
      )}
    </>
  )
}
