import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { reviewMerchant } from '../../../api/merchants/review-merchant.ts'
import { needsReason } from '../../../domain/merchants/merchants.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { MerchantEvidence } from './MerchantEvidence.tsx'
import type { Decision } from './merchant-decisions.ts'
import { merchantsList } from './merchants-list.ts'

interface Props {
  merchant: ApplicationRecord
  decision: Decision
  onClose: () => void
}

/** A decision on a business with its evidence beside it, and a reason where its owner is to read one. */
export function ReviewMerchant({ merchant, decision, onClose }: Props) {
  const queryClient = useQueryClient()
  const { send, consequence, done, to, variant } = decision
  return (
    <ReasonDialog
      about={{ kind: 'merchant', id: merchant.id }}
      title={merchant.name}
      consequence={consequence}
      send={send}
      done={done}
      danger={variant === 'danger'}
      reason={
        needsReason(to)
          ? {
              label: 'Reason',
              hint: 'The owner of the business reads it.',
              missing: 'Say why: the owner reads this',
              field: 'reason',
            }
          : null
      }
      onSend={(reason) =>
        call(reviewMerchant, { id: merchant.id, status: to, ...(reason && { reason }) })
      }
      onSettled={() =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: [merchantsList.key] }),
          queryClient.invalidateQueries(tasksQuery),
        ])
      }
      onClose={onClose}
    >
      <MerchantEvidence merchant={merchant} />
    </ReasonDialog>
  )
}
