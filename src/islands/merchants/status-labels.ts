import type { BusinessRecord } from '../../api/merchants/business.ts'
import type { MerchantStatus } from '../../domain/merchants/merchants.ts'
import { longDate } from '../../locales/en/dates.ts'
import { waitText } from '../../locales/waits.ts'
import type { StageTone } from '../../ui/badge-style.ts'

export const statusVariants: Record<MerchantStatus, StageTone> = {
  pending: 'waiting',
  verified: 'good',
  refused: 'bad',
  suspended: 'bad',
  expired: 'quiet',
}

export const statusNames: Record<MerchantStatus, string> = {
  pending: 'Under review',
  verified: 'Verified',
  refused: 'Not accepted',
  suspended: 'Suspended',
  expired: 'Expired',
}

/** The status as the heading of a page. */
export const statusTitles: Record<MerchantStatus, string> = {
  pending: 'Your business is under review',
  verified: 'Your business is verified',
  refused: 'Your business was not accepted',
  suspended: 'Your business is suspended',
  expired: 'Your verification has expired',
}

const usually = {
  fewHours: 'usually within a few hours',
  day: 'usually within a day',
  days: 'usually within {days} days',
}

/** Explains the status of the user's business in a sentence or two. */
export function statusLabels(business: BusinessRecord): string {
  const { status, expiresAt, appliedAt, readWithinHours } = business
  switch (status) {
    case 'pending':
      return `Your application of ${longDate(appliedAt)} is with our team. We write to you once they have decided${readWithinHours ? `, ${waitText(usually, readWithinHours)}` : ''}. What you sent cannot be changed now.`
    case 'verified':
      return `Your business is verified and listed in our directory until ${longDate(expiresAt ?? appliedAt)}.`
    case 'suspended':
      return 'Your business has been taken out of our directory. If you disagree, answer our email.'
    case 'refused':
      return 'We could not verify your business.'
    case 'expired':
      return 'The year of your verification is over.'
  }
}
