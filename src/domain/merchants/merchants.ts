import { foldText } from '../text/fold.ts'

/** The status of a business. Only a verified one is listed. */
export const merchantStatuses = ['pending', 'verified', 'refused', 'suspended', 'expired'] as const
export type MerchantStatus = (typeof merchantStatuses)[number]

/** Why a business is no longer listed: staff withdrew its verification, or its year is over. */
export type DelistReason = 'withdrawn' | 'expired'

/**
 * What the page of an unlisted business says; null if it was never listed or is still pending,
 * which nobody needs to know. A verified business is unlisted if the account of its owner is
 * suspended.
 */
export function delistReasonOf(status: MerchantStatus): DelistReason | null {
  switch (status) {
    case 'suspended':
    case 'verified':
      return 'withdrawn'
    case 'expired':
      return 'expired'
    default:
      return null
  }
}

/** The decisions of staff on a business. */
export const merchantDecisions = ['verified', 'refused', 'suspended'] as const
export type MerchantDecision = (typeof merchantDecisions)[number]

export const maxProducts = 10

export const socialTypes = ['twitter', 'facebook', 'linkedin', 'whatsapp', 'instagram'] as const
export type SocialType = (typeof socialTypes)[number]

/** From `suspended` to `verified` restores the business with the same certificate. */
const decisionsFrom: Record<MerchantStatus, readonly MerchantDecision[]> = {
  pending: ['verified', 'refused'],
  verified: ['suspended'],
  suspended: ['verified'],
  refused: [],
  expired: [],
}

/** Why staff cannot make this decision on a business with this status; null if they can. */
export function whyCannotDecideMerchant(
  status: MerchantStatus,
  decision: MerchantDecision,
): 'business-status' | null {
  return decisionsFrom[status].includes(decision) ? null : 'business-status'
}

/** The applicant reads the reason for a refusal or suspension. */
export function needsReason(decision: MerchantDecision): boolean {
  return decision !== 'verified'
}

/** Why this owner cannot apply; null if they can. */
export function whyCannotApply(status: MerchantStatus | null) {
  switch (status) {
    case 'pending':
      return 'pending'
    case 'verified':
      return 'verified'
    case 'suspended':
      return 'suspended'
    default:
      return null
  }
}

/** Why the listing of this business cannot be changed now; null if it can. */
export function whyCannotChangeListing(status: MerchantStatus) {
  switch (status) {
    case 'verified':
      return null
    case 'pending':
      return 'business-pending'
    case 'suspended':
      return 'business-suspended'
    default:
      return 'business-unverified'
  }
}

/** Why staff cannot decide on a change of a listing now; null if they can. */
export function whyCannotDecideChange(
  decision: 'approve' | 'refuse',
  { status, isWaiting, isSeen }: { status: MerchantStatus; isWaiting: boolean; isSeen: boolean },
) {
  if (!isWaiting) return 'nothing-waits'
  if (!isSeen) return 'listing-changed'
  if (decision === 'approve' && status !== 'verified') {
    return 'listing-status'
  }
  return null
}

/** Why this business cannot submit products now; null if it can. Products are submitted once. */
export function whyCannotAddProducts(business: { status: MerchantStatus; hasProducts: boolean }) {
  if (business.status !== 'pending' && business.status !== 'verified') {
    return 'status'
  }
  if (business.hasProducts) return 'submitted'
  return null
}

/**
 * A verification is valid for one year, to the same day and minute. A year from 29 February ends on
 * 1 March.
 */
export function verificationEnd(verifiedAt: number): number {
  const day = new Date(verifiedAt)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.getTime()
}

/** The slug of a merchant’s URL: `Ìjàpá Phones & Computers` → `ijapa-phones-computers`. */
export function merchantSlug(name: string, suffix: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return [words || 'merchant', suffix].join('-')
}

/**
 * Whether a business is verified now: the hourly job that ends verifications may not have run yet. This
 * decides limits, quotas and receipts.
 */
export function isVerifiedNow(
  business: { status: string | null; expires_at: number | null } | undefined,
  now: number,
): boolean {
  return business?.status === 'verified' && (business.expires_at ?? 0) > now
}
