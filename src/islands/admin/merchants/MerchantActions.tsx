import { useState } from 'react'
import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DecisionButtons } from '../shell/DecisionButtons.tsx'
import { ReadingDialog } from '../shell/ReadingDialog.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { type Decision, merchantDecisionsOn } from './merchant-decisions.ts'
import { ReviewMerchant } from './ReviewMerchant.tsx'
import { ReviewMerchantChange } from './ReviewMerchantChange.tsx'

type ChangeDecision = 'approve' | 'refuse'

/** The actions on a business, in its row. */
export function MerchantActions({ merchant }: { merchant: ApplicationRecord }) {
  const [open, setOpen] = useState<Decision | ChangeDecision | 'view' | null>(null)
  const { pendingChange } = merchant
  const close = () => setOpen(null)
  return (
    <span className="flex flex-wrap gap-1 @min-[40rem]:flex-col">
      {pendingChange && (
        <>
          {merchant.status === 'verified' && (
            <Button onClick={() => setOpen('approve')}>
              {adminMerchantWords.approveChange}
              <span className="sr-only">
                {' '}
                {fill(adminMerchantWords.of, { name: merchant.name })}
              </span>
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpen('refuse')}>
            {adminMerchantWords.refuseChange}
            <span className="sr-only"> {fill(adminMerchantWords.of, { name: merchant.name })}</span>
          </Button>
        </>
      )}
      <DecisionButtons
        decisions={merchantDecisionsOn[merchant.status]}
        about={merchant.name}
        onChoose={setOpen}
      />
      <Button variant="quiet" onClick={() => setOpen('view')}>
        {adminMerchantWords.view}
        <span className="sr-only"> {merchant.name}</span>
      </Button>
      {open === 'view' && (
        <ReadingDialog title={merchant.name} onClose={close}>
          <MerchantEvidence merchant={merchant} />
        </ReadingDialog>
      )}
      {pendingChange && (open === 'approve' || open === 'refuse') && (
        <ReviewMerchantChange
          merchant={{ ...merchant, pendingChange }}
          decision={open}
          onClose={close}
        />
      )}
      {open && typeof open !== 'string' && (
        <ReviewMerchant merchant={merchant} decision={open} onClose={close} />
      )}
    </span>
  )
}
