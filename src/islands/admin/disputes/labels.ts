import type { DisputedClaim, DisputeStatus } from '../../../domain/disputes/disputes.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { fill } from '../../../locales/texts.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { weekdayDate } from '../../shell/dates.ts'

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

/** The day until which both sides can show evidence, and whether it has passed. */
export function deadlineLabel(deadline: number): string {
  const day = weekdayDate(deadline)
  return deadline < Date.now() ? fill(adminDisputeWords.overdue, { day }) : day
}
