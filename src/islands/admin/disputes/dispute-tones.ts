import type { DisputeStatus, Standing } from '../../../domain/disputes.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

export const disputeTones: Record<DisputeStatus, StageTone> = {
  open: 'waiting',
  decided: 'good',
  lapsed: 'quiet',
}

export const standingTones: Record<Standing, StageTone> = {
  claims: 'waiting',
  upheld: 'good',
  refused: 'bad',
}
