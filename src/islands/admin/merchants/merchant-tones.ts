import type { MerchantStatus } from '../../../domain/merchants.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

export const merchantTones: Record<MerchantStatus, StageTone> = {
  pending: 'waiting',
  verified: 'good',
  refused: 'bad',
  suspended: 'bad',
  expired: 'quiet',
}
