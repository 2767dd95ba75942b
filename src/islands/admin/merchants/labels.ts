import type { MerchantStatus } from '../../../domain/merchants/merchants.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

export const merchantVariants: Record<MerchantStatus, StageTone> = {
  pending: 'waiting',
  verified: 'good',
  refused: 'bad',
  suspended: 'bad',
  expired: 'quiet',
}
