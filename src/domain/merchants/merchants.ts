/** Where a business stands with us. Only a verified one is listed. */
export const merchantStatuses = ['pending', 'verified', 'refused', 'suspended', 'expired'] as const
export type MerchantStatus = (typeof merchantStatuses)[number]

/** How a business left the directory: we took its verification back, or its year is over. */
export type DelistReason = 'withdrawn' | 'expired'

/**
 * What its page says of a business that is not listed; null where it never was, or waits to be, as far as
 * anyone need know. A verified one that is not listed has an owner whose account is suspended.
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

/** What our team can do to one. */
export const merchantDecisions = ['verified', 'refused', 'suspended'] as const
export type MerchantDecision = (typeof merchantDecisions)[number]

export const maxProducts = 10

export const socialTypes = ['twitter', 'facebook', 'linkedin', 'whatsapp', 'instagram'] as const
export type SocialType = (typeof socialTypes)[number]

/** To `verified` from `suspended` is the way back, by the same certificate. */
const decisionsFrom: Record<MerchantStatus, readonly MerchantDecision[]> = {
  pending: ['verified', 'refused'],
  verified: ['suspended'],
  suspended: ['verified'],
  refused: [],
  expired: [],
}

/** Why our team cannot do this to a business that stands so; null when it can. */
export function whyCannotDecideMerchant(
  status: MerchantStatus,
  decision: MerchantDecision,
): 'business-status' | null {
  return decisionsFrom[status].includes(decision) ? null : 'business-status'
}

/** To turn somebody down or stop them, one has to say why: they read it. */
export function needsReason(decision: MerchantDecision): boolean {
  return decision !== 'verified'
}

/** Why this owner cannot apply; null when they may. */
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

/** Why the listing of this business cannot be changed now; null when it can. */
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

/** Why our team cannot decide on a change of a listing now; null when it can. */
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

/** Why this business cannot name its products (now); null when it can. They are named once. */
export function whyCannotAddProducts(business: { status: MerchantStatus; hasProducts: boolean }) {
  if (business.status !== 'pending' && business.status !== 'verified') {
    return 'status'
  }
  if (business.hasProducts) return 'submitted'
  return null
}

/** A verification holds for a year, to the same day and minute; from 29 February to 1 March. */
export function verificationEnd(verifiedAt: number): number {
  const day = new Date(verifiedAt)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.getTime()
}

/** The readable end of a merchant's address: `Ìjàpá Phones & Computers` → `ijapa-phones-computers`. */
export function merchantSlug(name: string, suffix: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return [words || 'merchant', suffix].join('-')
}
