import type { DisputedClaim, DisputeStatus } from '../../../domain/disputes/disputes.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

export const disputeVariants: Record<DisputeStatus, StageTone> = {
  open: 'waiting',
  decided: 'good',
  lapsed: 'quiet',
}

export const claimVariants: Record<DisputedClaim, StageTone> = {
  claims: 'waiting',
  upheld: 'good',
  refused: 'bad',
}
