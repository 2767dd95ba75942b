import type { ComponentProps } from 'react'
import type { ApplicationRecord } from '../../../api/merchants/applications.ts'
import { needsCertificate } from '../../../domain/merchants/listings.ts'
import { needsReason } from '../../../domain/merchants/merchants.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { usualReasons } from '../../../locales/en/screens/admin/reasons.ts'
import { ListingChanges } from '../../merchants/ListingChanges.tsx'
import { call } from '../../session.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { merchantsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { CaseAssignee, CaseNotes } from '../shell/CaseWork.tsx'
import { ReadingDialog, useRowDialog } from '../shell/ReadingDialog.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { type Decision, merchantDecisionsOn, reasonForOwner } from './merchant-decisions.ts'

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

/** Where others gave the same CAC number, no decision is the obvious one. */
function decisionsOn({
  status,
  pendingChange,
  sameCacNumber,
}: ApplicationRecord): (Decision | ChangeDecision)[] {
  const onChange = status === 'verified' ? [refuseChange, approveChange] : [refuseChange]
  const decisions: (Decision | ChangeDecision)[] = [
    ...merchantDecisionsOn[status].toReversed(),
    ...(pendingChange ? onChange : []),
  ]
  if (sameCacNumber.length === 0) return decisions
  return decisions.map((decision) => ({ ...decision, variant: 'secondary' as const }))
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
          {pendingChange && <ProposedChange changes={pendingChange.changes} />}
          <MerchantEvidence merchant={merchant} />
          <CaseAssignee about={{ kind: 'merchant', id: merchant.id }} list={merchantsList.key} />
          <CaseNotes about={{ kind: 'merchant', id: merchant.id }} />
        </ReadingDialog>
      )}
      {pendingChange && decision && 'change' in decision && (
        <ReviewMerchantChange
          merchant={{ ...merchant, pendingChange }}
          decision={decision.change}
          onClose={close}
        />
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
      reason={needsReason(decision.to) ? reasonForOwner(decision.usualReasons) : null}
      onSend={(reason) =>
        call('PATCH /admin/merchants/{id}', {
          id: merchant.id,
          status: decision.to,
          appliedAt: merchant.appliedAt,
          ...(reason && { reason }),
        })
      }
      refreshes={[[merchantsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    >
      <MerchantEvidence merchant={merchant} />
    </ReasonDialog>
  )
}

interface ReviewMerchantChangeProps {
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
function ReviewMerchantChange({ merchant, decision, onClose }: ReviewMerchantChangeProps) {
  const { id, name, pendingChange } = merchant
  const { askedAt, changes } = pendingChange
  const isApproval = decision === 'approve'
  const isCertified = needsCertificate(changes.map(({ field }) => field))
  return (
    <ReasonDialog
      about={{ kind: 'merchant', id }}
      title={name}
      decision={isApproval ? approval(isCertified) : refusal}
      reason={isApproval ? null : reasonForOwner(usualReasons.refuseChange)}
      onSend={(reason) =>
        call('PATCH /admin/merchants/{id}/change', {
          id,
          decision,
          askedAt,
          ...(reason && { reason }),
        })
      }
      refreshes={[[merchantsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    >
      <ProposedChange changes={changes} />
      <MerchantEvidence merchant={merchant} />
    </ReasonDialog>
  )
}

/** Old and new values; the listing as it is now follows. */
function ProposedChange({ changes }: ComponentProps<typeof ListingChanges>) {
  return (
    <>
      <h3 className="font-semibold">{adminMerchantWords.proposedChange}</h3>
      <ListingChanges changes={changes} />
      <h3 className="font-semibold">{adminMerchantWords.listedNow}</h3>
    </>
  )
}
