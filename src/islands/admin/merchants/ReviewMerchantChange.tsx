import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { reviewMerchantChange } from '../../../api/merchants/review-merchant-change.ts'
import { needsCertificate } from '../../../domain/merchants/listing-changes.ts'
import { ListingChanges } from '../../merchants/ListingChanges.tsx'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import { merchantsList } from './merchants-list.ts'

interface Props {
  merchant: ApplicationRecord & { pendingChange: NonNullable<ApplicationRecord['pendingChange']> }
  decision: 'approve' | 'refuse'
  onClose: () => void
}

const approved = 'The directory shows it so at once, and its owner is told.'

/** A decision on what the owner of a listed business changed: old and new, then the rest of what is known. */
export function ReviewMerchantChange({ merchant, decision, onClose }: Props) {
  const queryClient = useQueryClient()
  const { id, name, pendingChange } = merchant
  const { askedAt, changes } = pendingChange
  const isApproval = decision === 'approve'
  const isCertified = needsCertificate(changes.map(({ field }) => field))
  return (
    <ReasonDialog
      about={{ kind: 'merchant', id }}
      title={name}
      consequence={
        isApproval
          ? `${approved}${isCertified ? ' It gets a new certificate; the old one is revoked.' : ''}`
          : 'The listing stays as it is. Its owner is told why, and may change it again.'
      }
      send={isApproval ? 'Approve change' : 'Refuse change'}
      done={isApproval ? 'Change approved' : 'Change refused'}
      danger={!isApproval}
      reason={
        isApproval
          ? null
          : {
              label: 'Reason',
              hint: 'The owner of the business reads it.',
              missing: 'Say why: the owner reads this',
              field: 'reason',
            }
      }
      onSend={(reason) =>
        call(reviewMerchantChange, { id, decision, askedAt, ...(reason && { reason }) })
      }
      onSettled={() =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: [merchantsList.key] }),
          queryClient.invalidateQueries(tasksQuery),
        ])
      }
      onClose={onClose}
    >
      <h3 className="font-semibold">Proposed change</h3>
      <ListingChanges changes={changes} />
      <h3 className="font-semibold">Listed now</h3>
      <MerchantEvidence merchant={merchant} />
    </ReasonDialog>
  )
}
